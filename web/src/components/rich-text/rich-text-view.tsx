import { Fragment } from 'react';
import { type Block, blocksOf, type Run } from './delta';
import classes from './rich-text.module.css';

const RunView = ({ run }: { run: Run }) => {
  const styled = [run.bold && classes.bold, run.italic && classes.italic, run.underline && classes.underline];
  const content = <span className={styled.filter(Boolean).join(' ') || undefined}>{run.text}</span>;
  return run.link ? (
    <a href={run.link} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  ) : (
    content
  );
};

// biome-ignore-start lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
const Line = ({ block }: { block: Block }) => (
  <>
    {block.runs.map((run, index) => (
      <RunView key={index} run={run} />
    ))}
    {block.runs.length === 0 && <br />}
  </>
);

type Group = { kind: Block['kind']; blocks: Block[] };

/** Neighbouring list lines make one list. */
const grouped = (blocks: Block[]): Group[] =>
  blocks.reduce<Group[]>((groups, block) => {
    const last = groups.at(-1);
    if (last?.kind === block.kind) last.blocks.push(block);
    else groups.push({ kind: block.kind, blocks: [block] });
    return groups;
  }, []);

const TAG = { paragraph: 'p', heading: 'h3', bullet: 'li', ordered: 'li' } as const;
const AROUND = { paragraph: Fragment, heading: Fragment, bullet: 'ul', ordered: 'ol' } as const;

const GroupView = ({ group }: { group: Group }) => {
  const Tag = TAG[group.kind];
  const Around = AROUND[group.kind];
  return (
    <Around>
      {group.blocks.map((block, index) => (
        <Tag key={index}>
          <Line block={block} />
        </Tag>
      ))}
    </Around>
  );
};

/** Shows rich text: elements made from the delta, never from HTML. */
export const RichTextView = ({ value }: { value: unknown }) => (
  <div className={classes.view} dir="auto">
    {grouped(blocksOf(value)).map((group, index) => (
      <GroupView key={index} group={group} />
    ))}
  </div>
);
// biome-ignore-end lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
