import { type Reference, readReferences } from '@dossier/proto/rules/tasks';
import { Anchor, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Section } from '@/components/section';
import { fileQuery } from '@/file/file-query';
import { useCurrentClient } from '@/lib/client';
import type { Task } from '../queries';
import { hrefOf, referenceKey } from '../section-of';
import { text } from '../texts';

/** The sections and files that a task speaks of, each in a new tab. */
export function TaskReferences({ task, titles }: { task: Task; titles: Record<string, string> }) {
  const references = readReferences(task.referances);
  const clientId = task.company_data._id;
  const isHolder = useCurrentClient()?.companyType === 'account_holder';
  const { data: records = [] } = useQuery({ ...fileQuery(clientId), enabled: references.length > 0 });
  return (
    <Section title={text.fields.references}>
      {references.length === 0 && <Text c="dimmed">{text.noReferences}</Text>}
      <List listStyleType="none" spacing={4}>
        {references.map((reference) => (
          <List.Item key={referenceKey(reference)}>
            <ReferenceLink title={titleOf(reference, titles)} href={hrefOf(reference, clientId, records, isHolder)} />
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

const titleOf = ({ section_id, file_id }: Reference, titles: Record<string, string>): string =>
  [titles[section_id], file_id ? titles[file_id] : undefined].filter(Boolean).join(': ');

const ReferenceLink = ({ title, href }: { title: string; href: string }) =>
  title ? (
    <Anchor href={href} target="_blank" rel="noopener">
      <bdi>{title}</bdi>
    </Anchor>
  ) : (
    <Text c="dimmed">{text.hiddenReference}</Text>
  );
