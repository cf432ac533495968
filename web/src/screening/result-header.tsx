import { countryName } from '@dossier/proto/rules/countries';
import { Text } from '@mantine/core';
import { date } from '@/lib/format';
import { type GeneralRequest, requestedName } from './answer';
import classes from './result-header.module.css';

/** Who was asked for: surname, first name, date of birth, nationality. */
export function ResultHeader({ request }: { request: GeneralRequest }) {
  const { dob, nationality } = request;
  const facts = [date(dob), nationality && countryName(nationality)].filter(Boolean);
  return (
    <div className={classes.header}>
      <Text fw={600} size="lg" component="h2" className={classes.name}>
        <bdi>{requestedName(request)}</bdi>
      </Text>
      {facts.map((fact) => (
        <Text key={fact} c="dimmed" className="tabular">
          {fact}
        </Text>
      ))}
    </div>
  );
}
