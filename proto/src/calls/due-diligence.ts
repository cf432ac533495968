import { ADDED_TYPES, type ElementType } from '../due-diligence/elements.js';
import type { Plain } from '../records/model/json.js';
import { LIMITS, LISTS } from '../rules/limits.js';
import { cleanDelta } from '../rules/rich-text.js';
import { dueDiligenceErrors } from '../texts/due-diligence.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall, type LinkAccess } from './call.js';
import {
  DueDiligenceDocument,
  DueDiligenceElement,
  DueDiligenceHeader,
  type ElementView,
  OneDueDiligence,
} from './due-diligence-views.js';
import { Anything, DateOnly, Flag, List, Name, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';

/** Who reads due diligences, and who looks after them: everybody that proposes or decides changes of a client file. */
export const READERS = ['can_view_details'] as const;
export const OFFICERS = ['update_dashboard', 'approve_requested_changes'] as const;
/** The form is filled in by the visitor of its link, and by people who signed in. */
export const FORM: LinkAccess = { link: ['due_diligence_form'], people: READERS };
const NOT_FOUND = 'due_diligence.record.not_found';

/** A visitor's token stands in the Authorization header or here; it says which form is meant, people name it. */
export class FormOfVisitor {
  @Text({ optional: true, max: 200, description: "A visitor's token, where it is not in the header" }) token?: string;
  @ObjectId({ optional: true, description: 'The form, for who signed in' }) id?: string;
}

export class DueDiligenceFilters {
  @ObjectId() company_id: string;
  @OneOf(['yes', 'no'], { optional: true }) review_date_present?: 'yes' | 'no';
  @DateOnly({ optional: true }) review_from?: string;
  @DateOnly({ optional: true }) review_to?: string;
  @DateOnly({ optional: true }) added_from?: string;
  @DateOnly({ optional: true }) added_to?: string;
  @OneOf(['createdAt', 'label', 'status'], { optional: true }) orderingKey?: string;
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: Math.ceil(LISTS.exactCount / LISTS.page) }) page?: number;
}

export class DueDiligencePage {
  @List(() => DueDiligenceHeader) dueDiligence: DueDiligenceHeader[];
  @Whole({ description: 'Exact to 10,000' }) count: number;
  @Flag({ optional: true, description: 'There are more than `count`' }) countIsLowerBound?: true;
}

export const listDueDiligence = httpCall({
  subject: 'due-diligence.record.list',
  method: 'GET',
  path: 'due-diligence/list',
  access: READERS,
  summary: 'A page of the due diligences of a client',
  input: DueDiligenceFilters,
  output: DueDiligencePage,
  fails: ['kyc.company.not_found'],
});

export class DueDiligenceId {
  @ObjectId() id: string;
}

export const getDueDiligence = httpCall({
  subject: 'due-diligence.record.get',
  method: 'GET',
  path: 'due-diligence/:id',
  access: READERS,
  summary: 'One due diligence without its elements',
  input: DueDiligenceId,
  output: OneDueDiligence,
  fails: [NOT_FOUND],
});

export class CreateDueDiligence {
  @ObjectId() company_id: string;
  @Name({ min: LIMITS.label.min, max: LIMITS.label.max, message: dueDiligenceErrors.label }) label: string;
}

export const createDueDiligence = httpCall({
  subject: 'due-diligence.record.create',
  method: 'POST',
  path: 'due-diligence/create',
  access: OFFICERS,
  summary: 'Opens a due diligence of a client, with a link for its form and one for its documents',
  input: CreateDueDiligence,
  output: OneDueDiligence,
  fails: ['kyc.company.not_found', 'kyc.company.has_other_kind'],
  writes: true,
});

export class DueDiligenceForm extends OneDueDiligence {
  @List(() => DueDiligenceElement, { description: 'The one that was added last comes first' }) elements: ElementView[];
  @List(() => DueDiligenceDocument) docs: DueDiligenceDocument[];
  @Text({ description: 'What people call the client' }) compnanyName: string;
  @Text({ description: 'Who asks, as visitors read it; may be empty' }) sender: string;
}

export const loadDueDiligence = httpCall({
  subject: 'due-diligence.form.load',
  method: 'POST',
  path: 'due-diligence',
  access: FORM,
  summary: 'The whole form: its answers, elements and documents',
  input: FormOfVisitor,
  output: DueDiligenceForm,
  fails: [NOT_FOUND],
});

export class DueDiligenceInfo extends OneDueDiligence {
  @Text() compnanyName: string;
  @Text({ description: 'Who asks, as visitors read it; may be empty' }) sender: string;
}

export const dueDiligenceInfo = httpCall({
  subject: 'due-diligence.form.info',
  method: 'POST',
  path: 'due-diligence-info',
  access: FORM,
  summary: 'How far a form is, without its elements',
  input: FormOfVisitor,
  output: DueDiligenceInfo,
  fails: [NOT_FOUND],
});

export class SaveDueDiligence {
  @Text({ optional: true, max: 200, description: "A visitor's token, where it is not in the header" }) token?: string;
  @Anything({ description: 'Changed answers of the form itself, with its `_id`' }) record?: Plain;
  @Anything({ description: 'Changed answers of elements, each with its `_id`' }) elements?: Plain[];
  @Anything({ description: 'What the changed answers were when they were read, by `_id` and name' })
  seen?: Record<string, Plain>;
}

/** An answer that somebody else gave meanwhile: it was not overwritten. */
export class Overtaken {
  @ObjectId() _id: string;
  @Text() field: string;
  @Anything({ description: 'What stands there now' }) value?: unknown;
}

export class DueDiligenceSaved extends OneDueDiligence {
  @List(() => DueDiligenceElement, { description: 'Those that were saved' }) elements: ElementView[];
  @List(() => Overtaken) overtaken: Overtaken[];
}

export const saveDueDiligence = httpCall({
  subject: 'due-diligence.form.save',
  method: 'POST',
  path: 'due-diligence/save',
  access: FORM,
  summary: 'Keeps changed answers; one that somebody else changed meanwhile is answered and not overwritten',
  input: SaveDueDiligence,
  output: DueDiligenceSaved,
  fails: [NOT_FOUND, 'due_diligence.element.not_found', 'due_diligence.record.closed'],
  writes: true,
});

export class AddElement extends FormOfVisitor {
  @OneOf(ADDED_TYPES) type: ElementType;
  @Name({ min: 1, max: LIMITS.dueDiligenceEntityName.max, message: dueDiligenceErrors.noValue }) name: string;
}

export class ElementAdded {
  @Nested(() => DueDiligenceElement) element: ElementView;
}

export const addElement = httpCall({
  subject: 'due-diligence.form.add-element',
  method: 'POST',
  path: 'due-diligence/add-element',
  access: FORM,
  summary: 'Adds a company or person to the form',
  input: AddElement,
  output: ElementAdded,
  fails: [NOT_FOUND, 'due_diligence.record.closed'],
  writes: true,
});

export class SubmitReport extends FormOfVisitor {
  @Flag({ optional: true, description: 'The information is correct, current and complete' }) is_correct?: boolean;
  @Flag({ optional: true, description: 'The terms and privacy policy are read and agreed' }) terms_agreed?: boolean;
}

const unconfirmed = (given: Partial<SubmitReport>): FieldErrors =>
  Object.fromEntries(
    (['is_correct', 'terms_agreed'] as const)
      .filter((name) => given[name] === false)
      .map((name) => [name, dueDiligenceErrors.confirm]),
  );

export const submitReport = httpCall({
  subject: 'due-diligence.form.submit',
  method: 'POST',
  path: 'due-diligence/submit-report',
  access: FORM,
  summary: 'Hands the signed form to staff',
  input: SubmitReport,
  output: OneDueDiligence,
  check: unconfirmed,
  fails: [NOT_FOUND, 'due_diligence.record.closed'],
  writes: true,
});

export class DecideDueDiligence extends DueDiligenceId {
  @OneOf(['approved', 'rejected']) status: 'approved' | 'rejected';
  @Anything({ description: 'Why it is sent back: rich text, as an object or as JSON text' }) comment?: unknown;
}

/** The text of a remark as it is kept; undefined without any. */
export const remark = (given: unknown): ReturnType<typeof cleanDelta> =>
  cleanDelta(given) ??
  (typeof given === 'string' && given.trim() ? { ops: [{ insert: `${given.trim()}\n` }] } : undefined);

const withoutReason = ({ status, comment }: Partial<DecideDueDiligence>): FieldErrors => {
  const text = remark(comment)
    ?.ops.map(({ insert }) => insert)
    .join('')
    .trim();
  return status === 'rejected' && !text ? { comment: dueDiligenceErrors.noReason } : {};
};

export const decideDueDiligence = httpCall({
  subject: 'due-diligence.record.decide',
  method: 'POST',
  path: 'due-diligence/state',
  access: OFFICERS,
  summary: 'Approves a submitted form, or sends it back with a reason',
  input: DecideDueDiligence,
  output: OneDueDiligence,
  check: withoutReason,
  fails: [NOT_FOUND, 'due_diligence.record.not_submitted', 'due_diligence.comments.open'],
  writes: true,
});
