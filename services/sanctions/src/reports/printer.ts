import { PrintThread } from '@dossier/kit/print-thread';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Evidence } from './screening-document.js';

/** Prints the evidence of screenings. */
@Injectable()
export class Printer implements OnModuleDestroy {
  private readonly thread = new PrintThread<Evidence>(new URL('./print-worker.js', import.meta.url));

  /** Throws 404 when there is no such match. */
  async print(evidence: Evidence): Promise<Buffer> {
    return Buffer.from(await this.thread.print(evidence, evidence.record.at));
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }
}
