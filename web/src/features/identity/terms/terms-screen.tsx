import { VisuallyHidden } from '@mantine/core';
import { PageBody } from '@/components/page-body';
import { usePage } from '@/lib/page';
import { text } from '../texts';
import classes from './terms-screen.module.css';
import { TermsText } from './terms-text';

export function TermsScreen() {
  usePage(text.terms.title);
  return (
    <PageBody width="narrow">
      {/* The text brings its own heading. */}
      <VisuallyHidden component="h1">{text.terms.title}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long terms are scrolled with the keyboard too */}
      <article tabIndex={0} className={classes.text} aria-label={text.terms.title}>
        <TermsText />
      </article>
    </PageBody>
  );
}
