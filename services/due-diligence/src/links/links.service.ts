import { Bus } from '@dossier/kit/bus';
import { log } from '@dossier/kit/log';
import type { Principal } from '@dossier/kit/principal';
import type { FormLinks, LinkOfForm } from '@dossier/proto/calls/due-diligence-links';
import type { DueDiligenceHeader } from '@dossier/proto/calls/due-diligence-views';
import { issueLink, listLinks, listOpenings, renewLink, revokeLinks } from '@dossier/proto/calls/identity-links';
import { isLinkDead } from '@dossier/proto/due-diligence/statuses';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import { LINK_PURPOSES } from '@dossier/proto/permissions/links';
import { Injectable } from '@nestjs/common';
import { Records } from '../records/records.js';
import { VisitorSettingsService } from '../visitor-settings/visitor-settings.service.js';

type Linked = { _id: string; company_name: string };

/** The links of due diligences. Identity keeps them; here it is known which forms they lead to. */
@Injectable()
export class FormLinksService {
  constructor(
    private readonly bus: Bus,
    private readonly records: Records,
    private readonly settings: VisitorSettingsService,
  ) {}

  /** One for the form, one for the documents; asking again changes nothing. */
  async issue({ _id: record_id, company_name: name }: Linked, { tenantId: tenant_id }: Principal): Promise<void> {
    const { asks_code } = await this.settings.of(tenant_id);
    for (const purpose of LINK_PURPOSES)
      await this.bus.call(issueLink, { tenant_id, record_id, purpose, name, asks_code });
  }

  /** Once a form is approved its links open nothing, so an end that failed here is no more than untidy. */
  async end(record_id: string, { tenantId: tenant_id }: Principal): Promise<void> {
    await this.bus
      .call(revokeLinks, { tenant_id, record_id })
      .catch((error: Error) => log.warn({ reason: error.message }, 'links of an approved form were not revoked'));
  }

  /** The same headers with the tokens that staff copies. */
  async shownOn<Header extends DueDiligenceHeader>(
    headers: Header[],
    { tenantId: tenant_id }: Principal,
  ): Promise<Header[]> {
    const record_ids = headers.filter(({ status }) => !isLinkDead(status)).map(({ _id }) => _id);
    if (record_ids.length === 0) return headers;
    const { links } = await this.bus.call(listLinks, { tenant_id, record_ids });
    const tokenOf = (id: string, wanted: string) =>
      links.find(({ record_id, purpose }) => record_id === id && purpose === wanted)?.token;
    return headers.map((header) => ({
      ...header,
      token: tokenOf(header._id, 'due_diligence_form'),
      docs_token: tokenOf(header._id, 'due_diligence_documents'),
    }));
  }

  async list(id: string, by: Principal): Promise<FormLinks> {
    const { record } = await this.records.read(by, id);
    const tenant_id = by.tenantId;
    if (!isLinkDead(record.status)) await this.issue(record, by);
    const [{ links }, { openings }] = await Promise.all([
      this.bus.call(listLinks, { tenant_id, record_ids: [id] }),
      this.bus.call(listOpenings, { tenant_id, record_id: id }),
    ]);
    const byPurpose = [...links].sort((a, b) => LINK_PURPOSES.indexOf(a.purpose) - LINK_PURPOSES.indexOf(b.purpose));
    const shown = byPurpose.map(({ purpose, token, ends, revoked, openings, asks_code, code_to }) => ({
      purpose,
      token: isLinkDead(record.status) ? undefined : token,
      ends,
      revoked: revoked !== undefined,
      openings,
      asks_code,
      code_to,
    }));
    const { sent, reminders } = record;
    const told = {
      ...(sent && { sent_to: sent.to, sent_at: sent.at.toISOString() }),
      reminds: reminders !== undefined,
    };
    return { links: shown, openings, ...told };
  }

  async renew({ id, purpose }: LinkOfForm, by: Principal): Promise<FormLinks> {
    const { record } = await this.records.read(by, id);
    if (isLinkDead(record.status)) throw failure('due_diligence.record.closed');
    const place = { tenant_id: by.tenantId, record_id: id, purpose };
    await this.bus.call(renewLink, place).catch(async (error: unknown) => {
      if (!hasFailed(error, 'identity.link.not_found')) throw error;
      await this.issue(record, by);
    });
    return this.list(id, by);
  }

  async revoke({ id, purpose }: LinkOfForm, by: Principal): Promise<FormLinks> {
    await this.records.read(by, id);
    await this.bus.call(revokeLinks, { tenant_id: by.tenantId, record_id: id, purpose });
    return this.list(id, by);
  }
}
