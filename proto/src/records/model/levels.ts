import type { Role } from '../../permissions/roles.js';
import type { Phrase } from '../../texts/phrase.js';
import type { Field, Fields } from './field.js';

/** The three levels of review, lowest first: who writes at each and what the name of the field ends with. */
export const LEVELS = {
  account_manager: { suffix: '', editor: 'DATA_CONTROLLER' },
  supervisor: { suffix: '_supervisor', editor: 'DATA_PROCESSOR' },
  compliance: { suffix: '_compliance', editor: 'COMPLIANCE_OFFICER' },
} as const satisfies Record<string, { suffix: string; editor: Role }>;
export type Level = keyof typeof LEVELS;

/** Each level reads itself and the levels below it. */
const READERS: Record<Level, readonly Role[]> = {
  account_manager: ['ADMINISTRATOR', 'DATA_CONTROLLER', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'],
  supervisor: ['ADMINISTRATOR', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'],
  compliance: ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'],
};
/** They read every level's comments; the world-check answers are not shown to them. */
const COMMENT_READERS: readonly Role[] = ['EXTERNAL_AUDITOR', 'INTERNAL_AUDITOR', 'TRUST_OFFICER'];

/** Ties a field to a level. The compliance officer's block has two permission keys of its own. */
export const atLevel = <F extends Field>(level: Level, field: F, alsoReaders: readonly Role[] = []): F => ({
  ...field,
  perRole: { editor: LEVELS[level].editor, readers: [...READERS[level], ...alsoReaders] },
  ...(level === 'compliance'
    ? { permissions: { view: 'view_audit_section_comment', update: 'edit_audit_section_comment' } }
    : {}),
});

export const commentAtLevel = <F extends Field>(level: Level, field: F): F => atLevel(level, field, COMMENT_READERS);

type Suffixed<F> = { [N in keyof F & string as `${N}${'' | '_supervisor' | '_compliance'}`]: F[N] };

/** Each field once per level, its name ending with the level's suffix and its label saying whose it is. */
export const perRole = <F extends Fields>(fields: F, label: Record<Level, (label: Phrase) => Phrase>): Suffixed<F> =>
  Object.fromEntries(
    (Object.keys(LEVELS) as Level[]).flatMap((level) =>
      Object.entries(fields).map(([name, field]) => [
        name + LEVELS[level].suffix,
        atLevel(level, { ...field, label: label[level](field.label) }),
      ]),
    ),
  ) as Suffixed<F>;
