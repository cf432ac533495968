import { clientRanges } from '@dossier/kit/client-ranges';
import { page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import type { AskClients, ClientsWithChanges, ClientWithChanges, View } from '@dossier/proto/calls/notifications';
import { nameKey } from '@dossier/proto/rules/name-key';
import { fragmentsOf, nameSearch } from '@dossier/proto/rules/name-search';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Change } from '../changes/change.schema.js';
import { requireView, seesAllSections, visibleTo } from '../changes/scope.js';
import type { Client } from '../clients/client.schema.js';

const ORDERINGS = {
  name: 'name_key',
  location_type: 'location_type',
  company_type: 'company_type',
  createdAt: 'createdAt',
};

/** Clients that have changes in a view, with how many. */
@Injectable()
export class ClientList {
  constructor(
    @InjectModel('Client') private readonly clients: Model<Client>,
    @InjectModel('Change') private readonly changes: Model<Change>,
  ) {}

  async list({ view, search, company_type, ...request }: AskClients, by: Principal): Promise<ClientsWithChanges> {
    requireView(by, view);
    const filter: QueryFilter<Client> = {
      tenant_id: by.tenantId,
      [view]: { $gt: 0 },
      ...(by.companyIds ? { _id: { $in: [...by.companyIds] } } : {}),
      ...(company_type ? { company_type } : {}),
      ...clientRanges(request, { review: 'next_review_date', added: 'createdAt' }),
      ...(search ? named(nameKey(search)) : {}),
    };
    const { rows, ...count } = await page(this.clients, filter, request, { ...ORDERINGS, changesCount: view });
    return { data: await this.counted(rows, view, by), ...count };
  }

  /** The kept counts hold for who sees every section; for others they are counted. */
  private counted(rows: Client[], view: View, by: Principal): Promise<ClientWithChanges[]> {
    return Promise.all(
      rows.map(async (client) => {
        const isExact = seesAllSections(by);
        const filter = { ...visibleTo(by, client._id), view };
        return clientView(client, isExact ? client[view] : await this.changes.countDocuments(filter));
      }),
    );
  }
}

/** By an index, as in the list of all clients. */
function named(key: string): QueryFilter<Client> {
  const { ending, beside } = nameSearch(fragmentsOf(key));
  return { endings: ending, ...(beside.length > 0 ? { name_key: { $all: beside } } : {}) } as QueryFilter<Client>;
}

const clientView = (client: Client, changesCount: number): ClientWithChanges => ({
  _id: client._id,
  name: client.name,
  first_name: client.first_name,
  last_name: client.last_name,
  company_type: client.company_type,
  location_type: client.location_type,
  account_holder_type: client.account_holder_type,
  createdAt: client.createdAt.toISOString(),
  changesCount,
});
