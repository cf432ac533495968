import { countryName } from '@dossier/proto/rules/countries';
import { listedDays } from '@dossier/proto/rules/dates';
import { plural } from '@dossier/proto/texts/define';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Field, FieldGrid, WideField } from '@/components/field-grid';
import type { Match } from './answer';
import classes from './individual.module.css';
import { text } from './texts';

type Person = Match['person'];
const SHOWN = 6;

/** Who the listed person or organisation is. */
export function Individual({ person }: { person: Person }) {
  const types: Record<string, string> = text.individual.types;
  const genders: Record<string, string> = text.individual.genders;
  return (
    <FieldGrid>
      {person.firstname && <Field label={text.fields.first_name}>{person.firstname}</Field>}
      {person.surname && <Field label={text.fields.surname}>{person.surname}</Field>}
      <Field label={text.individual.type}>{types[person.type] ?? person.type}</Field>
      <Several label={text.individual.birthDates} values={person.dates_of_birth.map(listedDays)} />
      <Several label={text.individual.birthPlaces} values={person.places_of_birth} />
      <Several label={text.individual.nationalities} values={person.nationalities.map(countryName)} />
      {person.gender && <Field label={text.individual.gender}>{genders[person.gender] ?? person.gender}</Field>}
      <Several label={text.individual.positions} values={person.positions} />
      <Several
        label={text.individual.identifiers}
        values={person.identifiers.map(({ type, value, country }) =>
          [`${type} ${value}`, country].filter(Boolean).join(', '),
        )}
      />
      <WideField>
        <Names names={person.names.filter(({ text: name }) => name !== person.name)} />
      </WideField>
    </FieldGrid>
  );
}

const Several = ({ label, values }: { label: string; values: readonly string[] }) =>
  values.length > 0 ? <Field label={label}>{values.join('; ')}</Field> : null;

function Names({ names }: Pick<Person, 'names'>) {
  const [all, setAll] = useState(names.length <= SHOWN);
  if (names.length === 0) return null;
  return (
    <Field label={text.individual.names}>
      <ul className={classes.names}>
        {(all ? names : names.slice(0, SHOWN)).map((name) => (
          <li key={name.text}>
            <bdi>{name.text}</bdi>
            {name.is_weak && <span className={classes.weak}>{text.individual.weak}</span>}
          </li>
        ))}
      </ul>
      {!all && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {plural(names.length - SHOWN, text.result.moreNames)}
        </Button>
      )}
    </Field>
  );
}
