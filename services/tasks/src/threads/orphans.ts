import { OrphanCollector } from '@dossier/kit/orphans';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ATTACHMENT, type AttachmentRecord } from './attachment.schema.js';

/** Removes the bytes of uploads that broke off before their attachment was kept. */
@Injectable()
export class Orphans implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly collector: OrphanCollector;

  constructor(@InjectModel(ATTACHMENT) attachments: Model<AttachmentRecord>) {
    this.collector = new OrphanCollector({
      folders: ['threads/'],
      names: /[0-9a-f]{48}$/,
      marks: 'tasks-installations/',
      collection: attachments.collection,
      referred: async (keys) => {
        const kept = { 'file.serverName': { $in: [...keys] } };
        const found = await attachments.find(kept, { 'file.serverName': 1 }).lean<AttachmentRecord[]>();
        return found.map(({ file }) => file.serverName);
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
