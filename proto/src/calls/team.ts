import { httpCall } from './call.js';
import { List, Nested, ObjectId, Text, Whole } from './fields.js';

export class AskWorkload {}

export class Ageing {
  @Whole({ description: 'Open for less than a week' }) week: number;
  @Whole({ description: 'For a week or longer, less than a month' }) month: number;
  @Whole({ description: 'For a month or longer' }) longer: number;
}

/** The open tasks that somebody has. */
export class Workload {
  @ObjectId({ optional: true, description: 'Absent for tasks that nobody has' }) _id?: string;
  @Text() name: string;
  @Whole({ description: 'To do' }) to_do: number;
  @Whole({ description: 'In review' }) review: number;
  @Whole({ description: 'Open and past the due date' }) overdue: number;
  @Nested(() => Ageing) ageing: Ageing;
}

export class TeamWorkload {
  @List(() => Workload, { description: 'Who has most comes first' }) people: Workload[];
}

export const teamWorkload = httpCall({
  subject: 'tasks.team.workload',
  method: 'GET',
  path: 'team/workload',
  access: 'signed-in',
  summary: 'The open tasks of each person, for administrators and supervisors',
  input: AskWorkload,
  output: TeamWorkload,
  fails: ['permission.denied'],
});
