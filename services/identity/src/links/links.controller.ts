import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AddressLink,
  addressLink,
  type CheckAccessToken,
  checkAccessToken,
  type IssuedLink,
  type IssueLink,
  issueLink,
  type LimitedAccess,
  type LinkAddressed,
  type Links,
  type LinksRevoked,
  type ListLinks,
  type ListOpenings,
  listLinks,
  listOpenings,
  type Openings,
  type ProtectLinks,
  protectLinks,
  type RenewLink,
  type ResolveLink,
  type RevokeLinks,
  renewLink,
  resolveLink,
  revokeLinks,
} from '@dossier/proto/calls/identity-links';
import type { ResolvedSession } from '@dossier/proto/calls/identity-sessions';
import { Controller } from '@nestjs/common';
import { LinksService } from './links.service.js';

@Controller()
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Handle(checkAccessToken)
  check({ token }: CheckAccessToken, by: Principal): Promise<LimitedAccess> {
    return this.links.open(token, by);
  }

  @Handle(addressLink)
  async address(input: AddressLink): Promise<LinkAddressed> {
    await this.links.address(input);
    return {};
  }

  @Handle(protectLinks)
  async protect(input: ProtectLinks): Promise<LinkAddressed> {
    await this.links.protect(input);
    return {};
  }

  @Handle(resolveLink)
  async resolve({ token }: ResolveLink): Promise<ResolvedSession> {
    return { principal: await this.links.resolve(token) };
  }

  @Handle(issueLink)
  async issue(input: IssueLink, by: Principal): Promise<IssuedLink> {
    return { link: await this.links.issue(input, by) };
  }

  @Handle(renewLink)
  async renew(input: RenewLink, by: Principal): Promise<IssuedLink> {
    return { link: await this.links.renew(input, by) };
  }

  @Handle(revokeLinks)
  async revoke(input: RevokeLinks, by: Principal): Promise<LinksRevoked> {
    return { count: await this.links.revoke(input, by) };
  }

  @Handle(listLinks)
  async list({ tenant_id, record_ids }: ListLinks): Promise<Links> {
    return { links: await this.links.list(tenant_id, record_ids) };
  }

  @Handle(listOpenings)
  async listOpenings(of: ListOpenings): Promise<Openings> {
    return { openings: await this.links.listOpenings(of) };
  }
}
