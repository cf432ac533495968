import { Jobs } from '@dossier/kit/jobs/jobs';
import { Events } from '@dossier/kit/outbox';
import { service } from '@dossier/kit/principal';
import { requirementDue } from '@dossier/proto/events/kyc';
import type { Policy } from '@dossier/proto/requirements/requirement';
import type { RequirementState } from '@dossier/proto/requirements/states';
import { requirementTitle } from '@dossier/proto/requirements/title';
import { addDays, today } from '@dossier/proto/rules/dates';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { companySnapshot, referenceTo } from '../changes/change-event.js';
import type { FileRecord } from '../file/file-record.js';
import { ALARM, ALARM_STATES, type Alarm, type AlarmModel, type AlarmState } from './alarm.schema.js';
import { mailAlarms } from './jobs.js';

/** A client file and how it stands. */
export type Assessed = {
  company: FileRecord;
  file: readonly FileRecord[];
  states: readonly RequirementState[];
  policy: Policy;
};
type Raising = { alarm: Alarm; owner: FileRecord; section: FileRecord['section'] };

/** Tells once of everything in a client file that ends soon or has ended. */
@Injectable()
export class Alarms {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    @InjectModel(ALARM) private readonly alarms: AlarmModel,
  ) {}

  /** Of these ids those of which nobody was told yet. */
  async untold(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const known = await this.alarms.find({ _id: { $in: ids } }, { _id: 1 }).lean<Pick<Alarm, '_id'>[]>();
    const told = new Set(known.map(({ _id }) => _id));
    return new Set(ids.filter((id) => !told.has(id)));
  }

  /** Part of the caller's transaction. */
  async raise(assessed: Assessed): Promise<void> {
    const untold = await this.untold(alarmIds(assessed));
    const raised = raisingsOf(assessed).filter(({ alarm }) => untold.has(alarm._id));
    if (raised.length === 0) return;
    const { tenant_id, company_id } = assessed.company;
    const by = service('kyc', tenant_id);
    const alarms = raised.map(({ alarm }) => alarm);
    await this.alarms.insertMany(alarms, { lean: true });
    for (const { alarm, owner, section } of raised) {
      await this.events.publish(requirementDue, by, company_id, {
        company_id,
        company: companySnapshot(assessed.company),
        requirement: alarm.requirement,
        title: say(alarm.title),
        owner: referenceTo(owner),
        section,
        state: alarm.state,
        ...(alarm.end ? { ends_on: alarm.end } : {}),
      });
    }
    await this.jobs.start(mailAlarms, { tenant_id, company_id, alarms: alarms.map(({ _id }) => _id) }, { by });
  }
}

/** What had ended so long before it was looked at is no news: it stands in the file and the lists, and nobody is written to. */
const OLD_DAYS = 30;

type Alarming = Pick<RequirementState, 'requirement' | 'owner' | 'document'> & { state: AlarmState; end?: string };

const isAlarm = (each: { state: string }): each is Alarming => ALARM_STATES.some((state) => state === each.state);

const alarming = (states: readonly RequirementState[]): Alarming[] =>
  states
    .map((each): Omit<Alarming, 'state'> & { state: string } =>
      each.lapsed ? { ...each, state: 'lapsed', end: each.lapsed } : each,
    )
    .filter(isAlarm)
    .filter(({ end }) => !end || end >= addDays(today(), -OLD_DAYS));

const alarmId = (company_id: string, { requirement, owner, document, state, end }: Alarming): string =>
  [company_id, requirement, owner, document, state, end].filter(Boolean).join(':');

/** The ids of all alarms that a file gives cause for. */
export const alarmIds = ({ company, states }: Pick<Assessed, 'company' | 'states'>): string[] =>
  alarming(states).map((each) => alarmId(company._id, each));

function raisingsOf({ company, file, states, policy }: Assessed): Raising[] {
  const at = new Date();
  const { tenant_id, company_id } = company;
  return alarming(states).flatMap((each): Raising[] => {
    const { requirement, state, end } = each;
    const owner = [company, ...file].find(({ _id }) => _id === each.owner);
    const asked = policy.requirements.find(({ id }) => id === requirement);
    const title = asked && requirementTitle(asked);
    if (!owner || !title) return [];
    const what = { requirement, state, title, owner: referenceTo(owner).title, ...(end ? { end } : {}) };
    const { section } = file.find(({ _id }) => _id === each.document) ?? owner;
    return [{ alarm: { _id: alarmId(company_id, each), tenant_id, company_id, ...what, at }, owner, section }];
  });
}
