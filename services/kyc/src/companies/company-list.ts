import { PAGE_SIZE } from '@dossier/kit/mongo';
import { can, type Principal } from '@dossier/kit/principal';
import type { CompanyPage, ListCompanies } from '@dossier/proto/calls/kyc-companies';
import { LISTS } from '@dossier/proto/rules/limits';
import { nameKey } from '@dossier/proto/rules/name-key';
import { fragmentsOf, isLookedUp } from '@dossier/proto/rules/name-search';
import { options } from '@dossier/proto/texts/labels';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COMPANY, type CompanyModel, LIST_INDEXES } from '../file/company.schema.js';
import { type Filter, filtered, within } from './list-filter.js';
import { inOrder, LISTED, listed, ORDERS, type Placed, type Row } from './list-order.js';
import { byOthers, hasRange, hits, named, type QueryPlan, ranged, searched } from './query-plan.js';

/**
 * Cost of sorting one match, in index entries scanned. Measured with a million clients (`npm run bench -- --million`): a match of the search
 * has to be read from its document (about 50 entries' time), any other is sorted from the index entry itself.
 */
const SORT_COST = { document: 50, indexEntry: 0.5 };
/** Up to this many search hits are read and then filtered; above it scanning an index that holds name and filter is faster (same measurement). */
const FILTERED_HITS = 3_000;
const BOTH_TYPES = Object.keys(options.company_type);

/** What one may see who finds a client by what lies in its file. */
const SEEN_BEHIND = ['view_dashboard_tab', 'view_mbd_section', 'view_ubo_section_general'] as const;

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
    const isOne = types.length === 1 && !request.search;
    const slice = isOne ? { skip, limit: PAGE_SIZE } : { skip: 0, limit: skip + PAGE_SIZE };
    const parts = await Promise.all(
      types.flatMap((type) => [this.part(type, request, by, slice), this.others(type, request, by, slice)]),
    );
    const placed = parts.flatMap((part) => part.rows).sort(inOrder(request));
    const rows = await this.read(by, isOne ? placed : placed.slice(skip, skip + PAGE_SIZE));
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
      const plan = { filter: named(filter, key) };
      return { rows: await this.rows(plan, request, slice), count: await this.count(plan) };
    }
    const selective = await this.selective(filter, key, request);
    const scan: QueryPlan = { filter: named(filter, key), index: request.orderingKey ?? 'createdAt' };
    const sortable = key || hasRange(request.filters ?? {}) ? await this.sortable(selective, slice) : 0;
    const matches = await this.count(selective, sortable + 1);
    // Few matches: find them all and sort. Many: scan the index of the order, where a page is soon full.
    if (matches <= sortable) return { rows: await this.rows(selective, request, slice), count: matches };
    const [rows, count] = await Promise.all([this.rows(scan, request, slice), this.count(selective)]);
    return { rows, count };
  }

  /** Clients that are not found by their name but by somebody behind them, or by a number: for who may see all of that. */
  private async others(type: string, request: ListCompanies, by: Principal, slice: Slice): Promise<Part> {
    const filter: Filter = { ...within(by), ...filtered(request.filters), 'list.company_type': type };
    const found = SEEN_BEHIND.every((key) => can(by, key)) && byOthers(filter, nameKey(request.search ?? ''));
    if (!found) return { rows: [], count: 0 };
    const plan: QueryPlan = by.companyIds ? { filter: found.filter } : found;
    // Every match is read either way: few are sorted, of many the first ones in order soon fill the page.
    const clients = await this.companies.estimatedDocumentCount();
    const sortable = Math.floor(Math.sqrt((slice.skip + slice.limit) * clients));
    const count = await this.count(plan);
    const scan: QueryPlan = { filter: plan.filter, index: request.orderingKey ?? 'createdAt' };
    return { rows: await this.rows(count <= sortable || by.companyIds ? plan : scan, request, slice), count };
  }

  /** The plan that scans the fewest index entries to find all matches. */
  private async selective(filter: Filter, key: string, { filters = {} }: ListCompanies): Promise<QueryPlan> {
    if (!key) return ranged(filter, key, filters);
    const fragments = fragmentsOf(key);
    const lookedUp = fragments.filter(isLookedUp);
    if (fragments.length === 1 && !hasRange(filters)) return searched(filter, key);
    const counts = await Promise.all(lookedUp.map((each) => this.count(hits(filter, each), FILTERED_HITS + 1)));
    const fewest = Math.min(...counts);
    return fewest <= FILTERED_HITS
      ? searched(filter, key, lookedUp[counts.indexOf(fewest)])
      : ranged(filter, key, filters);
  }

  /**
   * Up to this many matches it is cheaper to sort them all than to scan in order until the page is full. With m matches among n
   * clients, a page of p rows is full after p·n/m entries, and sorting costs m·cost; both are equal at m = √(p·n/cost).
   */
  private async sortable({ index }: QueryPlan, { skip, limit }: Slice): Promise<number> {
    const clients = await this.companies.estimatedDocumentCount();
    const cost = index === 'search' ? SORT_COST.document : SORT_COST.indexEntry;
    return Math.min(LISTS.exactCount, Math.floor(Math.sqrt(((skip + limit) * clients) / cost)));
  }

  private async read(by: Principal, placed: Placed[]): Promise<Row[]> {
    if (placed.every((row): row is Row => row.fields !== undefined)) return placed;
    const _id = { $in: placed.map((row) => row._id) };
    return this.companies.find({ tenant_id: by.tenantId, _id }, LISTED).lean<Row[]>().exec();
  }

  private count({ filter, index }: QueryPlan, limit: number = LISTS.exactCount + 1): Promise<number> {
    const hint = index ? { hint: LIST_INDEXES[index] } : {};
    return this.companies.countDocuments(filter, { limit, ...hint }).exec();
  }

  /** A slice in the asked order. An index that has the order's field gives it without reading the clients; the search has not. */
  private rows(
    { filter, index }: QueryPlan,
    { orderingKey = 'createdAt', orderingValue }: ListCompanies,
    { skip, limit }: Slice,
  ): Promise<Placed[]> {
    const order = ORDERS[orderingKey];
    const query = this.companies
      .find(filter, index === 'search' || index === 'others' ? LISTED : { [order]: 1 })
      .sort({ [order]: orderingValue === 'asc' ? 1 : -1 })
      .skip(skip)
      .limit(limit);
    if (index) query.hint(LIST_INDEXES[index]);
    return query.lean<Placed[]>().exec();
  }
}
