import { defineTexts } from './define.js';

/** The contact form for everybody. */
export const contact = defineTexts('contact', {
  title: 'Contact',
  hint: 'Write to us. We answer by email.',
  fields: { name: 'Name', email: 'Email', companyName: 'Company name', message: 'Message' },
  submit: 'Send',
  fillAll: 'Please fill out all fields',
  tooLong: 'Input too long',
  failed: 'Your message could not be sent. Please try again',
  sentTitle: 'Thank you',
  sent: 'Your message has been sent. We answer by email.',
  another: 'Write another message',
});
