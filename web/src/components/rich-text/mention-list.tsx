import { UnstyledButton } from '@mantine/core';
import { text } from '@/lib/texts/common';
import classes from './editor.module.css';

type MentionListProps = { names: readonly string[]; chosen: number; onTake: (name: string) => void };

/** The names that go on as what is typed. The focus stays in the text. */
export const MentionList = ({ names, chosen, onTake }: MentionListProps) => (
  <ul className={classes.mentions} aria-label={text.editor.people}>
    {names.map((name, index) => (
      <li key={name}>
        <UnstyledButton
          tabIndex={-1}
          className={classes.mention}
          data-chosen={index === chosen || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(name)}
        >
          <bdi>{name}</bdi>
        </UnstyledButton>
      </li>
    ))}
  </ul>
);
