import { countsLists, versionSentence } from '@dossier/proto/rules/screening';
import { Text } from '@mantine/core';
import { count, date } from '@/lib/format';
import type { Searched } from './answer';
import classes from './searched-lists.module.css';
import { text } from './texts';

function summaryOf({ lists, searchedWith: { provider } }: Searched): string {
  if (!countsLists(provider)) return text.result.screenedBy(provider);
  return lists.length === 1 ? text.result.screenedOne : text.result.screened(lists.length);
}

/** What the answer rests on: each list with its version, and the engine. */
export const SearchedLists = ({ lists, searchedWith }: Searched) => (
  <details className={classes.lists}>
    <summary>{summaryOf({ lists, searchedWith })}</summary>
    <ul>
      {lists.map((list) => (
        <li key={list.source}>
          <span>{list.title}</span>
          <span className="tabular">{list.entries !== undefined && count(list.entries)}</span>
          <span className="tabular">{versionSentence(list, date, text.result)}</span>
        </li>
      ))}
    </ul>
    <Text size="xs" c="dimmed">
      {text.result.engine(searchedWith.provider, searchedWith.engine_version)}
    </Text>
  </details>
);
