import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Section } from '@/components/section';
import { AddOwnDialog } from './add-own-dialog';
import type { Policies } from './queries';
import { scopeLabel } from './scope';
import { text } from './texts';
import type { Own } from './use-draft';

type OwnEditorProps = {
  own: readonly Own[];
  documents: Policies['documents'];
  errors: Readonly<Record<string, string>>;
  onChange: (own: readonly Own[]) => void;
};

/** What a company asks for beside the table. */
export function OwnEditor({ own, documents, errors, onChange }: OwnEditorProps) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <Section
      title={text.groups.own}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={open}>
          {text.own.add}
        </Button>
      }
    >
      <Stack gap="sm">
        {own.length === 0 && (
          <Text size="sm" c="dimmed">
            {text.own.none}
          </Text>
        )}
        {own.map((each, at) => (
          <Group key={each.id ?? at} justify="space-between" wrap="nowrap">
            <div>
              <Text size="sm">{each.title}</Text>
              <Text size="xs" c="dimmed">
                {[scopeLabel(each.for), each.max_age_months && text.changed.maxAge(each.max_age_months)]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              {ownError(errors, at) && (
                <Text size="xs" c="red.8">
                  {ownError(errors, at)}
                </Text>
              )}
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text.own.removeOf(each.title)}
              onClick={() => onChange(own.filter((_, place) => place !== at))}
            >
              {text.own.remove}
            </Button>
          </Group>
        ))}
      </Stack>
      {opened && <AddOwnDialog documents={documents} onAdd={(each) => onChange([...own, each])} onClose={close} />}
    </Section>
  );
}

const ownError = (errors: Readonly<Record<string, string>>, at: number): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith(`own.${at}.`))?.[1];
