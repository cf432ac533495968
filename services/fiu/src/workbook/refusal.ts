export const REFUSALS = [
  'not_a_workbook',
  'old_format',
  'encrypted',
  'macros',
  'external_links',
  'too_big_inside',
  'packed_too_tightly',
  'long_strings',
  'damaged',
  'document_type',
  'no_sheet',
  'no_header',
  'missing_columns',
  'too_many_rows',
  'no_rows',
  'organization',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why a whole file is not taken. Nothing of it was made and nothing is charged. `detail` holds names of columns or limits, never values. */
export class FileRefused extends Error {
  constructor(
    readonly reason: Refusal,
    readonly detail: readonly string[] = [],
  ) {
    super(reason);
  }
}
