import { missingFields } from '@dossier/proto/records/completeness';
import { Anchor, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Section } from '@/components/section';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, factsOf } from '@/file/record';
import { useRecordDraft } from '@/record/drafts/drafts-store';
import { useCompany } from '../frame/use-company';
import { kyc, text } from '../texts';
import classes from './dashboard.module.css';

const focusField = (name: string) => {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
};

/** What the client's own data still lacks; each entry leads to its field. */
export function MissingCard() {
  const { clientId, company: facts, today } = useFileScope();
  const company = useCompany();
  const values = { ...effectiveValues(company), ...useRecordDraft(clientId, company) };
  const missing = missingFields('company', values, factsOf(company, facts, today));
  return (
    <Section title={kyc.sections.missingFields}>
      {missing.length === 0 ? (
        <span className={classes.complete}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden />
          {text.dashboard.complete}
        </span>
      ) : (
        <>
          <ul className={classes.missing}>
            {missing.map(({ field, label }) => (
              <li key={field}>
                <Anchor component="button" type="button" onClick={() => focusField(field)}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
          <Text size="xs" c="dimmed" mt="sm">
            {text.dashboard.missingHint}
          </Text>
        </>
      )}
    </Section>
  );
}
