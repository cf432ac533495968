import type { Principal } from '@dossier/kit/principal';
import type { Role } from '@dossier/proto/permissions/roles';
import { roleDefaults } from '@dossier/proto/permissions/roles';
import { describe, expect, it } from '@jest/globals';
import type { ProposedChange } from '../changes/change.schema.js';
import { notificationView } from './notification.view.js';

const id = (letter: string): string => letter.repeat(24);
const reader = (role: Role): Principal => ({
  kind: 'user',
  userId: id('e'),
  tenantId: id('a'),
  sessionId: '',
  name: 'Reader',
  role,
  isSuperUser: false,
  permissions: new Set(roleDefaults(role)),
});
const change: ProposedChange = {
  _id: id('c'),
  tenant_id: id('a'),
  company_id: id('d'),
  state: 'pending',
  view: 'forConfirmation',
  latest_at: new Date(0),
  lost: [],
  read_by: [],
  user_id: id('f'),
  user_name: 'Maker',
  datetime: new Date(0),
  kind: 'kyc_file',
  object_id: id('b'),
  title: 'World-Check',
  section: 'mbd',
  actionType: 'change',
  documentType: 'world_check',
  links: { person: id('9') },
  fields: {
    comment_data_handler: { current: null, new: { ops: [{ insert: 'low\n' }] } },
    comment_compliance_officer: { current: null, new: { ops: [{ insert: 'secret\n' }] } },
  },
};
const around = {
  clients: new Map([[id('d'), { name: 'Acme', company_type: 'corporate' }]]),
  waiting: new Set<string>(),
  review: () => ({ may_approve: true, may_deny: true, may_withdraw: false }),
};

describe('a notification', () => {
  it('names the record by the flag of its kind and the record above it by its link', () => {
    const view = notificationView(change, reader('COMPLIANCE_OFFICER'), around);
    expect(view).toMatchObject({
      kyc_file: id('b'),
      person: id('9'),
      kind: 'kyc_file',
      object_id: id('b'),
      objectType: undefined,
    });
    expect(view.company_data).toEqual({ company_type: 'corporate', name: 'Acme' });
  });

  it('calls a number as the type of its client does', () => {
    const clients = new Map([
      [id('d'), { name: 'Li Wu', company_type: 'account_holder', account_holder_type: 'player' }],
    ]);
    const numbered: ProposedChange = {
      ...change,
      kind: 'account_number',
      section: 'transaction',
      fields: { account_number: { current: '1', new: '2' } },
    };
    const { sentence } = notificationView(numbered, reader('DATA_CONTROLLER'), {
      ...around,
      clients: clients,
    });
    expect(sentence).toContain('changed: Player ID');
  });

  it('leaves out the fields of a level the reader may not see, from the values and from the sentence', () => {
    const forOfficer = notificationView(change, reader('COMPLIANCE_OFFICER'), around);
    const forManager = notificationView(change, reader('DATA_CONTROLLER'), around);
    expect(Object.keys(JSON.parse(forOfficer.fields))).toEqual(['comment_data_handler', 'comment_compliance_officer']);
    expect(Object.keys(JSON.parse(forManager.fields))).toEqual(['comment_data_handler']);
    expect(forManager.sentence).not.toMatch(/compliance/i);
    expect(JSON.stringify(notificationView(change, reader('CLIENT'), around))).not.toMatch(/low|secret/);
  });

  it('leaves out the fields that newer changes took over, unless that ended it', () => {
    const halved = { ...change, lost: ['comment_data_handler'] };
    const officer = reader('COMPLIANCE_OFFICER');
    expect(Object.keys(JSON.parse(notificationView(halved, officer, around).fields))).toEqual([
      'comment_compliance_officer',
    ]);
    const ended = { ...halved, lost: Object.keys(change.fields), state: 'skipped', view: 'history' } as const;
    expect(Object.keys(JSON.parse(notificationView(ended, officer, around).fields))).toHaveLength(2);
  });

  it('says of a change that went with a removal that it was not applied', () => {
    const gone = { ...change, state: 'cascade_deleted', view: 'history' } as const;
    const view = notificationView(gone, reader('COMPLIANCE_OFFICER'), around);
    expect(view.actionTaken).toBe('cascade_deleted');
    expect(view.sentence).toMatch(/\(Changes were not applied\)$/);
  });
});
