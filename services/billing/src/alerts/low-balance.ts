import { Bus } from '@dossier/kit/bus';
import { defineJob, Job } from '@dossier/kit/jobs/job';
import { requestMail } from '@dossier/proto/calls/identity-mails';
import { recipientsOf } from '@dossier/proto/calls/identity-people';
import { billing } from '@dossier/proto/texts/billing';
import { phrasesOf } from '@dossier/proto/texts/define';
import { Injectable } from '@nestjs/common';

const { lowBalance } = phrasesOf(billing);

/** `number` is that of the entry after which there was little left: a mail for each time, and each once. */
export type LowBalance = { tenant_id: string; number: number; balance: string };

export const tellLowBalance = defineJob<LowBalance>('tell-low-balance');

/** Whoever may report hears of it before a download is refused; to others a mail would tell that something was reported. */
@Injectable()
export class LowBalanceMails {
  constructor(private readonly bus: Bus) {}

  @Job(tellLowBalance)
  async tell({ tenant_id, number, balance }: LowBalance): Promise<void> {
    const { user_ids } = await this.bus.call(recipientsOf, { tenant_id, keys: [['fiu_reporting']] });
    for (const user_id of user_ids)
      await this.bus.call(requestMail, {
        id: `low-balance:${tenant_id}:${number}:${user_id}`,
        tenant_id,
        user_id,
        subject: lowBalance.subject,
        paragraphs: [lowBalance.left(balance), lowBalance.what],
        path: '/wallet',
        button: lowBalance.button,
      });
  }
}
