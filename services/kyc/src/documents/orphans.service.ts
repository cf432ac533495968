import { OrphanCollector } from '@dossier/kit/orphans';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FILE_ENTRY, type FileEntryModel } from './stored-file.schema.js';

/** Removes files of the client files that no document has. */
@Injectable()
export class OrphansService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly collector: OrphanCollector;

  constructor(@InjectModel(FILE_ENTRY) entries: FileEntryModel) {
    this.collector = new OrphanCollector({
      folders: [''],
      names: /^[0-9a-f]{48}$/,
      marks: 'installations/',
      collection: entries.collection,
      // Every file that a record, a proposal or the history names has its entry, made in the same transaction.
      referred: async (keys) => {
        const known = await entries.find({ _id: { $in: keys } }, { _id: 1 }).lean<{ _id: string }[]>();
        return known.map(({ _id }) => _id);
      },
    });
  }

  onApplicationBootstrap(): void {
    this.collector.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.collector.stop();
  }
}
