import { Anchor } from '@mantine/core';
import type { Match } from './answer';
import classes from './match-detail.module.css';
import { text } from './texts';

const None = ({ children }: { children: string }) => <p className={classes.none}>{children}</p>;

export function Notes({ notes }: Pick<Match, 'notes'>) {
  if (notes.length === 0) return <None>{text.none.notes}</None>;
  return (
    <ul className={classes.rows}>
      {notes.map((note) => (
        <li key={`${note.source} ${note.text}`}>
          <span className={classes.note}>{note.text}</span>
          <span className={classes.source}>{text.result.source(note.source)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Only what was found: a provider also reports what it looked for in vain. */
export function Flags({ flags }: Pick<Match, 'flags'>) {
  const found = flags.filter((flag) => flag.found);
  if (found.length === 0) return <None>{text.none.flags}</None>;
  return (
    <ul className={classes.rows}>
      {found.map(({ type, report }) => (
        <li key={type}>{report}</li>
      ))}
    </ul>
  );
}

const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

export function Articles({ articles }: Pick<Match, 'articles'>) {
  if (articles.length === 0) return <None>{text.none.articles}</None>;
  return (
    <ul className={classes.rows}>
      {articles.map(({ url, snippets }) => (
        <li key={url}>
          {isWebAddress(url) ? (
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </Anchor>
          ) : (
            url
          )}
          {snippets.map((snippet) => (
            <span key={snippet.title + snippet.text} className={classes.source}>
              {[snippet.title, snippet.text, snippet.terms.length > 0 && text.result.terms(snippet.terms.join(', '))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
