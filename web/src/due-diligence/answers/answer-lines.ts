import { shownValue } from '@dossier/proto/records/display';
import { say } from '@dossier/proto/texts/phrase';
import { elementName, fieldsOf, isElement, type LoadedForm, type Part } from '../types';
import type { Edits } from './edits';

/** Edits as people read them, a line for each: `Ana Pietersz, Date of Birth: 03/02/1980`. */
export const answerLines = ({ values }: Pick<Edits, 'values'>, { dueDiligence, elements }: LoadedForm): string =>
  ([dueDiligence, ...elements] as Part[])
    .flatMap((part) =>
      Object.entries(fieldsOf(part)).flatMap(([name, field]) => {
        const value = values[`${part._id}.${name}`];
        if (value === undefined) return [];
        const whose = isElement(part) ? `${elementName(part)}, ` : '';
        return [`${whose}${say(field.label)}: ${shownValue(field, value)}`];
      }),
    )
    .join('\n');
