import { OrphanCollector } from '@dossier/kit/orphans';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DOCUMENT, type Document, type DocumentModel } from './document.schema.js';

/** Removes uploads that no document has: those that were interrupted, and those of documents that were taken back. */
@Injectable()
export class OrphansService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly collector: OrphanCollector;

  constructor(@InjectModel(DOCUMENT) documents: DocumentModel) {
    this.collector = new OrphanCollector({
      folders: [''],
      names: /^dd-[0-9a-f]{48}$/,
      marks: 'dd-installations/',
      collection: documents.collection,
      referred: async (keys) => {
        const known = await documents.find({ 'file.serverName': { $in: keys } }, { file: 1 }).lean<Document[]>();
        return known.map(({ file }) => file.serverName);
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
