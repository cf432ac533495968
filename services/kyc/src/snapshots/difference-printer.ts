import type { Principal } from '@dossier/kit/principal';
import { PrintThread } from '@dossier/kit/print-thread';
import type { PrintDifference, PrintedDifference } from '@dossier/proto/calls/kyc-difference';
import { history } from '@dossier/proto/texts/history';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DifferenceService } from './difference.service.js';
import type { PrintableDifference } from './difference-document.js';

/** Prints what an auditor files: the difference of two states, who printed it and when. */
@Injectable()
export class DifferencePrinter implements OnModuleDestroy {
  private readonly thread = new PrintThread<PrintableDifference>(new URL('./print-worker.js', import.meta.url));

  constructor(private readonly differences: DifferenceService) {}

  async print({ time_zone, ...asked }: PrintDifference, by: Principal): Promise<PrintedDifference> {
    const found = await this.differences.read(asked, by);
    const bytes = await this.thread.print({ found, by: by.name, ...(time_zone ? { time_zone } : {}) }, new Date());
    return { filename: history.difference.pdfName, pdf: Buffer.from(bytes).toString('base64') };
  }

  onModuleDestroy(): Promise<void> {
    return this.thread.stop();
  }
}
