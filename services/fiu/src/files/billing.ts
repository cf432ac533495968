import { Bus } from '@dossier/kit/bus';
import { chargeConversion, priceOfConversion, refundConversion } from '@dossier/proto/calls/billing-conversions';
import { failure, hasFailed } from '@dossier/proto/failures/failure';
import { phrasesOf } from '@dossier/proto/texts/define';
import { fiu } from '@dossier/proto/texts/fiu';
import { Injectable } from '@nestjs/common';
import type { FilePrice, FileRecord } from './file.schema.js';

const { operatorsOwn } = phrasesOf(fiu);

/** What conversions cost. The operator's own cost nothing: there is nobody to pay. */
@Injectable()
export class Billing {
  constructor(private readonly bus: Bus) {}

  /** The price is fixed when the reports are made. */
  async price(tenant_id: string, rows: number): Promise<FilePrice> {
    if (!tenant_id) return { fee: 0, per_row: 0, comment: operatorsOwn };
    const { fee, per_row, comment } = await this.bus.call(priceOfConversion, { tenant_id, rows });
    return { fee, per_row, comment };
  }

  /** Takes the fee once, however often it is asked; answers what it came to. Throws `billing.credits.not_enough`. */
  async charge({ _id, tenant_id, totals, price }: FileRecord): Promise<FilePrice> {
    if (!price || !totals) throw failure('fiu.file.not_ready');
    if (!tenant_id) return price;
    const asked = { tenant_id, conversion_id: _id, rows: totals.converted, per_row: price.per_row };
    const { fee, comment } = await this.bus.call(chargeConversion, asked);
    return { ...price, fee, comment };
  }

  /** Gives back, once, what was taken; nothing where nothing was. */
  async refund({ _id, tenant_id }: Pick<FileRecord, '_id' | 'tenant_id'>): Promise<void> {
    if (!tenant_id) return;
    await this.bus.call(refundConversion, { tenant_id, conversion_id: _id }).catch((error: unknown) => {
      if (!hasFailed(error, 'billing.conversion.not_charged')) throw error;
    });
  }
}
