import { Input, SegmentedControl, Text } from '@mantine/core';
import { text } from '../texts';

const CHOICES = [
  { value: 'invitation', label: text.users.byInvitation },
  { value: 'password', label: text.users.byPassword },
];

/** How somebody new gets in: by an invitation, or with a password that is handed over. */
export const EntryChoice = ({ invites, onChange }: { invites: boolean; onChange: (invites: boolean) => void }) => (
  <div>
    <Input.Label component="div">{text.users.howToStart}</Input.Label>
    <SegmentedControl
      fullWidth
      aria-label={text.users.howToStart}
      data={CHOICES}
      value={invites ? 'invitation' : 'password'}
      onChange={(choice) => onChange(choice === 'invitation')}
    />
    {invites && (
      <Text size="xs" c="dimmed" mt={4}>
        {text.users.invitationHint}
      </Text>
    )}
  </div>
);
