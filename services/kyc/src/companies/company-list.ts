import { PAGE_SIZE } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import type { CompanyPage, ListCompanies } from '@dossier/proto/calls/kyc-companies';
import { LISTS } from '@dossier/proto/rules/limits';
import { nameKey } from '@dossier/proto/rules/name-key';
import { options } from '@dossier/proto/texts/labels';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COMPANY, type CompanyModel, LIST_INDEXES } from './company.schema.js';
import { type Filter, filtered, within } from './list-filter.js';
import { inOrder, LISTED, listed, ORDERS, type Placed, type Row } from './list-order.js';
import { hasRange, hits, named, ranged, searched, type Way } from './list-ways.js';

/** What it costs to take one match into the page's order, in entries of an index passed over (measured at a million clients). */
const COST = { read: 50, inIndex: 0.5 };
/** Up to this many search hits are read to filter them; beyond it an index that has both is passed over. */
const FILTERED_HITS = 3_000;
const BOTH_TYPES = Object.keys(options.company_type);

type Slice = { skip: number; limit: number };
type Part = { rows: Placed[]; count: number };

/** The list of clients: filters, order and search, each by an index. */
@Injectable()
export class CompanyList {
  constructor(@InjectModel(COMPANY) private readonly companies: CompanyModel) {}

  async page(request: ListCompanies, by: Principal): Promise<CompanyPage> {
    const { filters = {}, page = 1 } = request;
    const skip = (page - 1) * PAGE_SIZE;
    const types = filters.company_type ? [filters.company_type] : BOTH_TYPES;
    // Every index goes by client type. Of several types each gives its first rows, and the page is cut from all of them together.
    const slice = types.length === 1 ? { skip, limit: PAGE_SIZE } : { skip: 0, limit: skip + PAGE_SIZE };
    const parts = await Promise.all(types.map((type) => this.part(type, request, by, slice)));
    const placed = parts.flatMap((part) => part.rows).sort(inOrder(request));
    const rows = await this.read(by, types.length === 1 ? placed : placed.slice(skip, skip + PAGE_SIZE));
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    return {
      companies: rows.sort(inOrder(request)).map(listed),
      ...(count > LISTS.exactCount ? { count: LISTS.exactCount, countIsLowerBound: true } : { count }),
    };
  }

  private async part(type: string, request: ListCompanies, by: Principal, slice: Slice): Promise<Part> {
    const key = nameKey(request.search ?? '');
    const filter: Filter = { ...within(by), ...filtered(request.filters), 'list.company_type': type };
    if (by.companyIds) {
      const way = { filter: named(filter, key) };
      return { rows: await this.rows(way, request, slice), count: await this.count(way) };
    }
    const selective = await this.selective(filter, key, request);
    const walk: Way = { filter: named(filter, key), index: request.orderingKey ?? 'createdAt' };
    const few = key || hasRange(request.filters ?? {}) ? await this.few(selective, slice) : 0;
    const probed = await this.count(selective, few + 1);
    // A few are put in order by themselves; of many a page is soon full, walking the list in its order.
    if (probed <= few) return { rows: await this.rows(selective, request, slice), count: probed };
    const [rows, count] = await Promise.all([this.rows(walk, request, slice), this.count(selective)]);
    return { rows, count };
  }

  /** The way on which the fewest entries are passed over to find all that match. */
  private async selective(filter: Filter, key: string, { filters = {} }: ListCompanies): Promise<Way> {
    if (!key) return ranged(filter, key, filters);
    const isSearchBest =
      !hasRange(filters) || (await this.count(hits(filter, key), FILTERED_HITS + 1)) <= FILTERED_HITS;
    return isSearchBest ? searched(filter, key) : ranged(filter, key, filters);
  }

  /** Up to how many matches it is cheaper to sort them all than to walk the list until the page is full. */
  private async few({ index }: Way, { skip, limit }: Slice): Promise<number> {
    const clients = await this.companies.estimatedDocumentCount();
    const cost = index === 'search' ? COST.read : COST.inIndex;
    return Math.min(LISTS.exactCount, Math.floor(Math.sqrt(((skip + limit) * clients) / cost)));
  }

  private async read(by: Principal, placed: Placed[]): Promise<Row[]> {
    if (placed.every((row): row is Row => row.fields !== undefined)) return placed;
    const _id = { $in: placed.map((row) => row._id) };
    return this.companies.find({ tenant_id: by.tenantId, _id }, LISTED).lean<Row[]>().exec();
  }

  private count({ filter, index }: Way, limit: number = LISTS.exactCount + 1): Promise<number> {
    const hint = index ? { hint: LIST_INDEXES[index] as never } : {};
    return this.companies.countDocuments(filter, { limit, ...hint }).exec();
  }

  /** A slice in the asked order. An index that has the order's field gives it without reading the clients; the search has not. */
  private rows(
    { filter, index }: Way,
    { orderingKey = 'createdAt', orderingValue }: ListCompanies,
    { skip, limit }: Slice,
  ): Promise<Placed[]> {
    const order = ORDERS[orderingKey];
    const query = this.companies
      .find(filter, index === 'search' ? LISTED : { [order]: 1 })
      .sort({ [order]: orderingValue === 'asc' ? 1 : -1 })
      .skip(skip)
      .limit(limit);
    if (index) query.hint(LIST_INDEXES[index] as never);
    return query.lean<Placed[]>().exec();
  }
}
