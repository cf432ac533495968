/** States of a task, as they are sent and shown (document 3, section 4). */
export const TASK_STATES = ['to do', 'review', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** Since when a task exists: less than a week, less than a month, longer. */
export const TASK_AGES = ['week', 'month', 'longer'] as const;
export type TaskAge = (typeof TASK_AGES)[number];

export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];
export const TICKET_STATES = ['open', 'pending', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What a task speaks of: the client's own file, a person or an entity in it, and perhaps one of its documents. */
export const REFERENCE_TYPES = ['corporate_file', 'individual', 'entity'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];
export type Reference = { section_type: ReferenceType; section_id: string; file_id?: string };

export const TASK_LIMITS = { description: 200, references: 20, files: 10, message: 20_000, bulk: 100 } as const;

const ID = /^[0-9a-f]{24}$/;

type People = { creator: string; assignee?: string };

/** The states a person may set: the assignee To Do and Review, the creator To Do and Done; anybody else none. */
export function statesFor({ creator, assignee }: People, person: string): TaskState[] {
  const isCreator = creator === person;
  const isAssignee = assignee === person;
  return TASK_STATES.filter(
    (state) =>
      (state === 'to do' && (isCreator || isAssignee)) ||
      (state === 'review' && isAssignee) ||
      (state === 'done' && isCreator),
  );
}

const isReference = (value: unknown): value is Reference => {
  if (typeof value !== 'object' || value === null) return false;
  const { section_type, section_id, file_id } = value as Record<string, unknown>;
  const isId = (id: unknown) => typeof id === 'string' && ID.test(id);
  return (
    (REFERENCE_TYPES as readonly unknown[]).includes(section_type) &&
    isId(section_id) &&
    (file_id === undefined || file_id === null || file_id === '' || isId(file_id))
  );
};

/** References as they come: a list or its JSON text. Invalid JSON and whatever is no reference count as none. */
export function readReferences(given: unknown): Reference[] {
  const value = typeof given === 'string' ? parsed(given) : given;
  if (!Array.isArray(value)) return [];
  return value
    .filter(isReference)
    .slice(0, TASK_LIMITS.references)
    .map(({ section_type, section_id, file_id }) => ({ section_type, section_id, ...(file_id ? { file_id } : {}) }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
