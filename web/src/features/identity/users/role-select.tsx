import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { text } from '../texts';
import { rolesQuery } from './queries';

type RoleSelectProps = { value?: string; onChange?: (value: string | null) => void; error?: ReactNode };

export function RoleSelect({ value, onChange, error }: RoleSelectProps) {
  const { data, error: failed } = useQuery(rolesQuery);
  return (
    <Select
      label={text.fields.role}
      data={data?.roles ?? []}
      value={value || null}
      onChange={onChange}
      error={failed ? text.users.errors.roles : error}
    />
  );
}
