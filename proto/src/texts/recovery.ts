import { defineTexts } from './define.js';

/** Said by the screens and by the service that refuses the link. */
export const LINK_ENDED = 'There was issue processing your request or link got expired';

/** What confirms an e-mail address and what brings a lost password back. */
export const recovery = defineTexts('recovery', {
  forgot: 'Forgot password?',
  forgotTitle: 'Forgot password',
  forgotHint: 'We send a link to your email address. It works once, within an hour.',
  forgotSubmit: 'Send the link',
  forgotSent: 'Reset Password email has been sent to your email',
  forgotLater: 'The mail may take a while. If nothing arrives, look into the spam folder or check the address.',
  wait: (seconds: string) => `You can send new email in ${seconds} seconds`,
  back: 'Back to sign in',
  resetTitle: 'Reset password',
  resetSubmit: 'Reset password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordRequired: 'Password is required',
  mismatch: 'Passwords do not match',
  resetDone: 'Password reset successfully',
  inviteTitle: 'Welcome to Dossier',
  inviteHint: 'Choose your password. You sign in with the address this invitation came to.',
  inviteSubmit: 'Save password',
  inviteDone: 'Password saved. Please sign in',
  inviteTerms: 'By saving you agree to the',
  inviteEnded: 'Please ask whoever invited you to send the invitation again.',
  ended: LINK_ENDED,
  askAgain: 'Ask for a new link',
  verifyTitle: 'Email verification',
  verifying: 'Confirming your email address...',
  verified: (email: string) => `Your email address ${email} is verified now`,
  verifyFailed: 'There was an error during token verification',
  mailSent: 'Verification email sent successfully',
  mailFailed: 'There was an error sending verification email',
  toApplication: 'Continue',
});
