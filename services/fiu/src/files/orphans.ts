import { OrphanCollector } from '@dossier/kit/orphans';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FILE, type FileRecord } from './file.schema.js';

/**
 * Removes workbooks and reports that no upload names: they hold personal data, and an upload may end between storing its bytes and
 * saying so, or be discarded while the store is away.
 */
@Injectable()
export class Orphans implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly collector: OrphanCollector;

  constructor(@InjectModel(FILE) files: Model<FileRecord>) {
    this.collector = new OrphanCollector({
      folders: ['fiu/uploads/', 'fiu/reports/'],
      names: /[0-9a-f]{48}$/,
      marks: 'fiu-installations/',
      collection: files.collection,
      referred: async (keys) => {
        const $in = [...keys];
        const naming = await files
          .find({ $or: [{ upload: { $in } }, { 'zip.serverName': { $in } }, { 'error_sheet.serverName': { $in } }] })
          .select({ upload: 1, zip: 1, error_sheet: 1 })
          .lean<Pick<FileRecord, 'upload' | 'zip' | 'error_sheet'>[]>();
        return naming.flatMap(({ upload, zip, error_sheet }) => [
          upload,
          ...(zip ? [zip.serverName] : []),
          ...(error_sheet ? [error_sheet.serverName] : []),
        ]);
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
