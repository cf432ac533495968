import type { Principal } from '@dossier/kit/principal';
import { type TeamApprovals, TURNAROUND_WEEKS } from '@dossier/proto/calls/team';
import { addDays } from '@dossier/proto/rules/dates';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change } from '../changes/change.schema.js';
import { assertLeads, decidedIn, firstWeek, proposedIn } from './counted.js';

const HOUR_MS = 3_600_000;
/** The Monday of a moment, as text. */
const weekOf = (moment: string) => ({
  $dateToString: {
    date: { $dateTrunc: { date: moment, unit: 'week', startOfWeek: 'monday' } },
    format: '%Y-%m-%d',
  },
});

type Proposed = { _id: string; count: number };
/** How long each decision of one person in one week took. */
type Decided = { _id: { week: string; by: string }; name: string; hours: number[] };

/** How fast changes are decided. */
@Injectable()
export class Turnaround {
  constructor(@InjectModel('Change') private readonly changes: Model<Change>) {}

  async of(by: Principal): Promise<TeamApprovals> {
    assertLeads(by);
    const first = firstWeek();
    const [proposed, decided] = await Promise.all([
      this.changes.aggregate<Proposed>([
        { $match: proposedIn(by, { from: first }) },
        { $group: { _id: weekOf('$datetime'), count: { $sum: 1 } } },
      ]),
      this.changes.aggregate<Decided>([
        { $match: decidedIn(by, { from: first }) },
        {
          $group: {
            _id: { week: weekOf('$latest_at'), by: '$handled_by' },
            name: { $last: '$handled_by_name' },
            hours: { $push: { $divide: [{ $subtract: ['$latest_at', '$datetime'] }, HOUR_MS] } },
          },
        },
      ]),
    ]);
    return { weeks: weeksOf(first, proposed, decided), people: peopleOf(decided) };
  }
}

function weeksOf(first: string, proposed: readonly Proposed[], decided: readonly Decided[]): TeamApprovals['weeks'] {
  const counts = new Map(proposed.map(({ _id, count }) => [_id, count]));
  return Array.from({ length: TURNAROUND_WEEKS }, (_, at) => {
    const week = addDays(first, 7 * at);
    const hours = decided.flatMap(({ _id, hours }) => (_id.week === week ? hours : []));
    return {
      week,
      proposed: counts.get(week) ?? 0,
      decided: hours.length,
      ...(hours.length > 0 ? { hours: median(hours) } : {}),
    };
  });
}

function peopleOf(decided: readonly Decided[]): TeamApprovals['people'] {
  const people = [...Map.groupBy(decided, ({ _id }) => _id.by)].map(([_id, weeks]) => {
    const hours = weeks.flatMap((week) => week.hours);
    return { _id, name: weeks.at(-1)?.name ?? '', decided: hours.length, hours: median(hours) };
  });
  return people.sort((a, b) => b.decided - a.decided || a.name.localeCompare(b.name));
}

/** Of at least one number, to a tenth. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round((low + high) * 5) / 10;
}
