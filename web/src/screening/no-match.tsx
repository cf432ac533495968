import { countsLists, hasOwn, isSampleOnly } from '@dossier/proto/rules/screening';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { EmptyState } from '@/components/empty-state';
import type { Searched } from './answer';
import { text } from './texts';

/** Nobody was found, where somebody could have been. */
export const NoMatch = (searched: Searched) =>
  isSampleOnly(searched.lists) ? (
    <EmptyState
      icon={<IconAlertTriangle size={28} stroke={1.5} />}
      title={text.result.sampleOnly}
      hint={text.result.sampleOnlyHint}
    />
  ) : (
    <EmptyState icon={<IconShieldCheck size={28} stroke={1.5} />} title={text.result.noMatch} hint={hintOf(searched)} />
  );

function hintOf({ lists, searchedWith: { provider } }: Searched): string {
  const { noMatchHint, noMatchHintBy, noMatchHintByAndOwn, noMatchHintOne } = text.result;
  if (!countsLists(provider)) return hasOwn(lists) ? noMatchHintByAndOwn(provider) : noMatchHintBy(provider);
  return lists.length === 1 ? noMatchHintOne : noMatchHint(lists.length);
}
