import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Schema } from 'mongoose';
import { readSettings } from '../config.js';
import { onceLeased } from '../lease.js';
import { log } from '../log.js';
import { mongoSettings, processName } from '../settings.js';
import { type Migration, migrationsBeside } from './files.js';

/**
 * `known`: how many migrations the program that ran it has. `oldest`: how many a program has to have at least to work on what it left,
 * those of the version before; absent in what was written before this was kept.
 */
type Done = { _id: number; title: string; at: Date; ms: number; known?: number; oldest?: number };
/** The indexes of one version of the schemas, by their hash; those of the version before stay known while it still runs. */
type BuiltIndexes = { _id: string; at: Date };

const doneSchema: Schema<Done> = new Schema<Done>(
  { _id: Number, title: String, at: Date, ms: Number, known: Number, oldest: Number },
  { collection: 'migrations', versionKey: false },
);
const indexesSchema: Schema<BuiltIndexes> = new Schema<BuiltIndexes>(
  { _id: String, at: Date },
  { collection: 'built_indexes', versionKey: false },
);

/** Sees to it before anything else of a service starts that its database is of its version. */
@Injectable()
export class Migrations implements OnModuleInit {
  private readonly done: Model<Done>;
  private readonly built: Model<BuiltIndexes>;

  constructor(@InjectConnection() private readonly connection: Connection) {
    this.done = connection.model<Done>('Migration', doneSchema);
    this.built = connection.model<BuiltIndexes>('BuiltIndexes', indexesSchema);
  }

  /**
   * Throws a sentence when the database is older than this program and not to be changed by it, or newer by more than one version:
   * after a roll-back, and while a roll-out lasts, programs start on the database of the version after theirs.
   */
  async onModuleInit(): Promise<void> {
    const known = await migrationsBeside(process.argv[1] ?? '');
    const isCurrent = (await this.waiting(known)).length === 0 && (await this.hasIndexes());
    if (isCurrent) return;
    if (!readSettings(mongoSettings).MIGRATE)
      throw new Error(
        `The database ${this.connection.name} is older than this ${processName}: run it with "migrate" first`,
      );
    await this.migrate(known);
  }

  /** Does what is still to be done, once: other processes wait here. */
  async migrate(known?: readonly Migration[]): Promise<void> {
    const all = known ?? (await migrationsBeside(process.argv[1] ?? ''));
    await onceLeased(this.connection, 'migrations', async (signal) => {
      const oldest = await this.oldestAfter(all.length);
      for (const migration of await this.waiting(all)) {
        signal.throwIfAborted();
        await this.carryOut(migration, { known: all.length, oldest });
      }
      if (!(await this.hasIndexes())) await this.buildIndexes();
    });
  }

  private async waiting(known: readonly Migration[]): Promise<Migration[]> {
    const { _id: number = 0, oldest = number } = (await this.newest()) ?? {};
    if (known.length < Math.min(number, oldest))
      throw new Error(
        `The database ${this.connection.name} is newer (migration ${number}) than this ${processName} (${known.length}): start the version that belongs to it`,
      );
    return known.slice(number);
  }

  private newest(): Promise<Done | null> {
    return this.done.findOne().sort({ _id: -1 }).lean<Done>();
  }

  /** What `oldest` is of the migrations that a program with this many runs now. */
  private async oldestAfter(known: number): Promise<number> {
    const newest = await this.newest();
    if (!newest) return (await this.built.exists({})) ? 0 : known;
    // Another replica was killed on the way: the version before is still the one before that.
    return newest.known === known && newest.oldest !== undefined ? newest.oldest : newest._id;
  }

  private async carryOut({ number, title, up }: Migration, versions: Pick<Done, 'known' | 'oldest'>): Promise<void> {
    const started = Date.now();
    log.info({ migration: number, title }, 'migration begins');
    await up(this.connection);
    const ms = Date.now() - started;
    await this.done.create({ _id: number, title, at: new Date(), ms, ...versions });
    log.info({ migration: number, title, ms }, 'migration done');
  }

  private async hasIndexes(): Promise<boolean> {
    return (await this.built.exists({ _id: this.indexHash() })) !== null;
  }

  private async buildIndexes(): Promise<void> {
    for (const model of Object.values(this.connection.models)) await model.createIndexes();
    await this.built.updateOne({ _id: this.indexHash() }, { at: new Date() }, { upsert: true });
  }

  /** Changes with every index that a schema gains or changes. */
  private indexHash(): string {
    const models = Object.values(this.connection.models).filter(({ schema }) => schema.indexes().length > 0);
    const named = models.map(({ collection, schema }) => JSON.stringify([collection.name, schema.indexes()]));
    return createHash('sha256').update(named.sort().join()).digest('base64url');
  }
}
