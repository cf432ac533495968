import { ELEMENT_TYPES, type ElementType, FATCA_FIELDS, SIGNATURE_FIELDS } from '@dossier/proto/due-diligence/elements';
import { type FormSection, SECTIONS } from '@dossier/proto/due-diligence/progress';
import type { Fields } from '@dossier/proto/records/model/field';
import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '@/components/section';
import { Answers } from '../answers/answers';
import { useForm } from '../answers/form-context';
import { Unchanged } from '../refresh/unchanged';
import { text, words } from '../texts';
import { type FormElement, sectionsOf } from '../types';
import { AddElementDialog } from './add-element-dialog';
import { ElementCard } from './element-card';
import { SectionState } from './section-state';

const isOfElements = (section: FormSection): section is ElementType =>
  (ELEMENT_TYPES as readonly string[]).includes(section);
/** The signature has no number. */
const titleOf = (section: FormSection): string =>
  section === 'signature' ? words.sections.signature : `${SECTIONS.indexOf(section) + 1}. ${words.sections[section]}`;

/** The sections of the form, all of them or one. */
export function FormSections({ only }: { only?: FormSection }) {
  const { data } = useForm();
  return (
    <Stack gap="md">
      {sectionsOf(data.dueDiligence)
        .filter((section) => !only || section === only)
        .map((section) =>
          isOfElements(section) ? (
            <ElementSection key={section} type={section} />
          ) : (
            <OwnSection
              key={section}
              section={section}
              fields={section === 'fatca' ? FATCA_FIELDS : SIGNATURE_FIELDS}
            />
          ),
        )}
    </Stack>
  );
}

function ElementSection({ type }: { type: ElementType }) {
  const { data, editable } = useForm();
  const [adding, { open, close }] = useDisclosure(false);
  const [added, setAdded] = useState<string>();
  const own = data.elements.filter((element) => element.type === type);
  const isCompany = type === 'company';
  return (
    <Section
      title={titleOf(type)}
      state={<SectionState section={type} />}
      actions={
        !isCompany &&
        editable && (
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} stroke={1.75} />} onClick={open}>
            {text.actions.addNew}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {words.explained[type]}
      </Text>
      {own.length === 0 && <Text size="sm">{text.form.nothingYet}</Text>}
      <Stack gap="xs">
        {own.map((element: FormElement) => (
          <ElementCard key={element._id} element={element} begun={isCompany || element._id === added} />
        ))}
      </Stack>
      {adding && type !== 'company' && <AddElementDialog type={type} onAdded={setAdded} onClose={close} />}
    </Section>
  );
}

function OwnSection({ section, fields }: { section: 'fatca' | 'signature'; fields: Fields }) {
  const { id, data, editable } = useForm();
  const { _id, refresh } = data.dueDiligence;
  return (
    <Section title={titleOf(section)} state={<SectionState section={section} />}>
      <Text size="sm" c="dimmed" mb="sm">
        {section === 'signature' ? words.statement : words.explained.fatca}
      </Text>
      <Answers part={data.dueDiligence} fields={fields} />
      {refresh && section === 'fatca' && (
        <Unchanged id={id} part={_id} of={words.sections.fatca} looked={refresh} editable={editable} />
      )}
    </Section>
  );
}
