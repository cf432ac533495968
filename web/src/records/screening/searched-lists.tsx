import { Text } from '@mantine/core';
import { count, date } from '@/lib/format';
import type { ScreeningAnswer, SearchedList } from './answer';
import classes from './searched-lists.module.css';
import { text } from './texts';

type SearchedListsProps = {
  lists: ScreeningAnswer['data']['lists'];
  searchedWith: ScreeningAnswer['data']['searched_with'];
};

const versionText = ({ is_sample, version, fetched_at }: SearchedList) =>
  is_sample ? text.result.sampleVersion : text.result.version(String(version), date(fetched_at));

/** What the answer rests on: each list with its version, and the engine. */
export const SearchedLists = ({ lists, searchedWith }: SearchedListsProps) => (
  <details className={classes.lists}>
    <summary>{lists.length === 1 ? text.result.screenedOne : text.result.screened(lists.length)}</summary>
    <ul>
      {lists.map((list) => (
        <li key={list.source}>
          <span>{list.title}</span>
          <span className="tabular">{count(list.entries)}</span>
          <span className="tabular">{versionText(list)}</span>
        </li>
      ))}
    </ul>
    <Text size="xs" c="dimmed">
      {text.result.engine(searchedWith.provider, searchedWith.engine_version)}
    </Text>
  </details>
);
