import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageBody } from './page-body';
import { Waiting } from './waiting';
import classes from './waiting-screen.module.css';

const CARDS = [3, 4];
const PARAGRAPHS = [2, 3, 2, 3];

/** Cards of fields in two columns, as most screens have them. */
export const CardShapes = () => (
  <Stack gap="md" aria-hidden>
    {CARDS.map((rows) => (
      <div key={rows} className={classes.card}>
        {Array.from({ length: rows * 2 }, (_, index) => (
          <div key={index}>
            <Skeleton h={10} w={88} mb={8} />
            <Skeleton h={12} w={index % 3 ? '56%' : '38%'} />
          </div>
        ))}
      </div>
    ))}
  </Stack>
);

/** Headings with paragraphs below them. */
export const TextShapes = () => (
  <Stack gap="xl" aria-hidden>
    {PARAGRAPHS.map((lines, at) => (
      <Stack key={at} gap={10}>
        <Skeleton h={14} w="24%" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} h={11} w={line === lines - 1 ? '62%' : '100%'} />
        ))}
      </Stack>
    ))}
  </Stack>
);

/** A screen of cards while it loads. */
export const WaitingScreen = ({ label, children }: { label?: string; children?: ReactNode }) => (
  <PageBody width="form">
    <Waiting label={label}>
      <Skeleton h={20} w={280} mt={4} mb={20} aria-hidden />
      <CardShapes />
    </Waiting>
    {children}
  </PageBody>
);
