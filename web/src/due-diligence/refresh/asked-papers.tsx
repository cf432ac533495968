import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { Button } from '@mantine/core';
import { Section } from '@/components/section';
import { date } from '@/lib/format';
import { PaperState } from '../papers/paper-state';
import classes from '../papers/papers.module.css';
import { text } from '../texts';
import type { FormDocument } from '../types';
import type { AskedDocument } from './refresh-progress';
import { Unchanged } from './unchanged';

type AskedPapersProps = {
  id?: string;
  asked: readonly AskedDocument[];
  docs: readonly FormDocument[];
  nameOf: (element: string | undefined) => string | undefined;
  editable: boolean;
  onUpload: (type: string, element?: string) => void;
};

/** The documents of a refresh request: what the file has of each, and whether it is still the one. */
export const AskedPapers = ({ id, asked, docs, nameOf, editable, onUpload }: AskedPapersProps) => (
  <Section title={text.refresh.papers}>
    <ul className={classes.needed}>
      {asked.map((paper) => {
        const { _id, documentType, dueDiligenceElement, filename, filed_at } = paper;
        const title = [titleOfDocument(documentType), nameOf(dueDiligenceElement)].filter(Boolean).join(', ');
        const sent = docs.findLast(
          (each) => each.documentType === documentType && each.dueDiligenceElement === dueDiligenceElement,
        );
        return (
          <li key={_id} className={classes.row}>
            <div className={classes.open}>
              <span className={classes.title}>{title}</span>
              <span className={classes.facts}>
                {filename ? text.refresh.onFile(filename, date(filed_at)) : text.refresh.notOnFile}
              </span>
            </div>
            {sent ? (
              <PaperState status={sent.status} />
            ) : (
              filename && <Unchanged id={id} part={_id} of={title} looked={paper} editable={editable} />
            )}
            {editable && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => onUpload(documentType, dueDiligenceElement)}
                aria-label={`${text.actions.upload}: ${title}`}
              >
                {text.actions.upload}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  </Section>
);
