import { Readable } from 'node:stream';
import { openStorage } from '@dossier/kit/storage';
import { Injectable } from '@nestjs/common';

/** Printed reports in the file store. */
@Injectable()
export class ReportFiles {
  private readonly storage = openStorage();

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.storage.prepare();
    await this.storage.put(key, Readable.from([bytes]), 'application/pdf');
  }
}
