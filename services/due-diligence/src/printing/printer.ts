import { PrintThread } from '@dossier/kit/print-thread';
import type { DueDiligenceForm } from '@dossier/proto/calls/due-diligence';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Prints forms. */
@Injectable()
export class Printer implements OnModuleDestroy {
  private readonly thread = new PrintThread<DueDiligenceForm>(new URL('./print-worker.js', import.meta.url));

  print(form: DueDiligenceForm, at: Date): Promise<Uint8Array> {
    return this.thread.print(form, at);
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }
}
