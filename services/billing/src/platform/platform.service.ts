import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type { PlatformControl, SetPlatformControl } from '@dossier/proto/calls/billing-platform';
import { mailsSending } from '@dossier/proto/calls/identity-back-office';
import { fromPriceParts, toCredits, toHundredths, toPriceParts } from '@dossier/proto/rules/credits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PLATFORM, type PlatformRecord } from './platform.schema.js';

const ID = 'platform';
type Prices = Pick<PlatformRecord, 'cost' | 'rows' | 'per_row'>;
const FREE: Prices = { cost: 0, rows: 0, per_row: 0 };

/** What the operator sets for the whole platform. Whether mails go out is kept by identity, which sends them. */
@Injectable()
export class PlatformService {
  constructor(
    private readonly bus: Bus,
    private readonly store: Store,
    @InjectModel(PLATFORM) private readonly platform: Model<PlatformRecord>,
  ) {}

  /** Everything is free until the operator has said otherwise. */
  async prices(): Promise<Prices> {
    return (await this.platform.findById(ID).lean<PlatformRecord>()) ?? FREE;
  }

  async get(): Promise<PlatformControl> {
    const [record, { emails_send_out }] = await Promise.all([
      this.platform.findById(ID).lean<PlatformRecord>(),
      this.bus.call(mailsSending, {}),
    ]);
    return view(record, emails_send_out);
  }

  async set(input: SetPlatformControl, by: Principal): Promise<PlatformControl> {
    const { emails_send_out } = await this.bus.call(mailsSending, { emails_send_out: input.emails_send_out });
    return this.store.write(async () => {
      const before = await this.prices();
      const record: PlatformRecord = {
        _id: ID,
        cost: toHundredths(input.subscription_cost),
        rows: input.subscription_amount_rows,
        per_row: toPriceParts(input.subscription_cost_per_row),
        updated: new Date(),
      };
      await this.platform.replaceOne({ _id: ID }, record, { upsert: true });
      await this.store.audit(by, 'platform.set', ID, { before, after: record });
      return view(record, emails_send_out);
    });
  }
}

function view(record: PlatformRecord | null, emails_send_out: 'YES' | 'NO'): PlatformControl {
  const { cost, rows, per_row } = record ?? FREE;
  return {
    subscription_cost: toCredits(cost),
    subscription_amount_rows: rows,
    subscription_cost_per_row: fromPriceParts(per_row),
    emails_send_out,
    last_updated_at: record?.updated.toISOString() ?? null,
  };
}
