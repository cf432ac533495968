import type { FailureCode } from '@dossier/proto/failures/catalogue';
import { failure } from '@dossier/proto/failures/failure';
import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection, type Model, type QueryFilter } from 'mongoose';
import { readSettings } from './config.js';
import { addReadinessCheck } from './health.js';
import { mongoSettings, processName } from './settings.js';

// A transaction's session reaches every query inside it without being passed around.
mongoose.set('transactionAsyncLocalStorage', true);
mongoose.set('strictQuery', 'throw');
mongoose.set('runValidators', true);

/** The service's own database, of its name. Reads and writes are majority: what was answered survives the loss of a member. */
export function mongo(database = processName): DynamicModule {
  let connection: Connection | undefined;
  const ping = async (): Promise<'up'> => {
    if (!connection?.db) throw new Error('not connected');
    await connection.db.command({ ping: 1, maxTimeMS: 1_000 });
    return 'up';
  };
  addReadinessCheck({ name: 'mongodb', check: ping });
  return MongooseModule.forRoot(readSettings(mongoSettings).MONGO_URL, {
    dbName: database,
    // Indexes are built once, with the migrations, and not by each replica.
    autoIndex: false,
    serverSelectionTimeoutMS: 4_000,
    socketTimeoutMS: 30_000,
    maxPoolSize: 20,
    writeConcern: { w: 'majority' },
    readConcern: { level: 'majority' },
    retryAttempts: 1_000_000,
    retryDelay: 1_000,
    onConnectionCreate: (created: Connection) => {
      connection = created;
    },
  });
}

/** One plain document, or the failure. The filter carries the tenant: another tenant's object is as unknown as none. */
export async function findOrFail<T>(model: Model<T>, filter: QueryFilter<T>, code: FailureCode): Promise<T> {
  const found = await model.findOne(filter).lean<T>();
  if (!found) throw failure(code);
  return found;
}

export const PAGE_SIZE = 30;
const COUNT_LIMIT = 10_000;

export type PageRequest = { page?: number; orderingKey?: string; orderingValue?: string };
export type Page<T> = { rows: T[]; count: number; countIsLowerBound?: true };

export type PageOptions = {
  projection?: Readonly<Record<string, 0 | 1>>;
  /** The count is exact so far; an exact one beyond would scan. */
  counted?: number;
};

/** A page of 30, newest first unless told otherwise. */
export async function page<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  request: PageRequest,
  orderings: Record<string, string>,
  { projection, counted = COUNT_LIMIT }: PageOptions = {},
): Promise<Page<T>> {
  const direction = request.orderingValue === 'asc' ? 1 : -1;
  const key = orderings[request.orderingKey ?? 'createdAt'] ?? '_id';
  const [rows, count] = await Promise.all([
    model
      .find(filter, projection)
      .sort(key === '_id' ? { _id: direction } : { [key]: direction, _id: direction })
      .skip(((request.page ?? 1) - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE)
      .lean<T[]>(),
    model.countDocuments(filter, { limit: counted + 1 }),
  ]);
  return count > counted ? { rows, count: counted, countIsLowerBound: true } : { rows, count };
}
