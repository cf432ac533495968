import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type * as calls from '@dossier/proto/calls/billing-conversions';
import { failure } from '@dossier/proto/failures/failure';
import { feeOf, fromPriceParts } from '@dossier/proto/rules/credits';
import { billing } from '@dossier/proto/texts/billing';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { activeSubscription, charge, refund } from '../ledger/account.js';
import type { EntryRecord } from '../ledger/entry.schema.js';
import { Ledger } from '../ledger/ledger.js';
import { PlatformService } from '../platform/platform.service.js';

const { entries } = phrasesOf(billing);
const causeOf = (what: 'conversion' | 'refund', id: string) => `${what}:${id}`;

/** What conversions cost, for the service that makes them. */
@Injectable()
export class ConversionsService {
  constructor(
    private readonly store: Store,
    private readonly ledger: Ledger,
    private readonly platform: PlatformService,
  ) {}

  async price({ tenant_id, rows }: calls.AskPrice): Promise<calls.Price> {
    const [account, { per_row }] = await Promise.all([this.ledger.account(tenant_id), this.platform.prices()]);
    const rowsLeft = activeSubscription(account, new Date())?.rows_left ?? 0;
    const { fee, from_subscription } = feeOf(rows, per_row, rowsLeft);
    const comment = commentOf(rows, from_subscription, per_row);
    return { per_row, fee, from_subscription, balance: account.balance, comment };
  }

  async charge(
    { tenant_id, conversion_id, rows, per_row }: calls.ChargeConversion,
    by: Principal,
  ): Promise<calls.Charged> {
    const _id = causeOf('conversion', conversion_id);
    return this.ledger.write(async () => {
      const known = await this.charged(_id, tenant_id);
      if (known) return { ...chargedView(known), already: true };
      const entry = await this.ledger.add({ _id, tenant_id, by }, (account) => {
        const posting = charge(account, rows, per_row, new Date());
        return { posting, comment: commentOf(rows, posting.conversion?.from_subscription ?? 0, per_row) };
      });
      await this.store.audit({ ...by, tenantId: tenant_id }, 'conversion.charged', conversion_id, {
        fee: 0 - entry.amount,
        rows,
      });
      return { ...chargedView(entry), already: false };
    });
  }

  async refund({ tenant_id, conversion_id }: calls.RefundConversion, by: Principal): Promise<calls.Refunded> {
    const _id = causeOf('refund', conversion_id);
    return this.ledger.write(async () => {
      const known = await this.ledger.find(_id);
      if (known?.tenant_id === tenant_id) return { fee: known.amount, already: true };
      const charged = await this.charged(causeOf('conversion', conversion_id), tenant_id);
      const conversion = charged?.conversion;
      if (!charged || !conversion) throw failure('billing.conversion.not_charged');
      const { amount } = await this.ledger.add({ _id, tenant_id, by }, (account) => ({
        posting: refund(account, { amount: charged.amount, conversion }),
        comment: entries.refund,
      }));
      await this.store.audit({ ...by, tenantId: tenant_id }, 'conversion.refunded', conversion_id, { fee: amount });
      return { fee: amount, already: false };
    });
  }

  /** An id that another tenant has used is nobody else's. */
  private async charged(_id: string, tenant_id: string): Promise<EntryRecord | undefined> {
    const entry = await this.ledger.find(_id);
    if (entry && entry.tenant_id !== tenant_id) throw failure('object.conflict');
    return entry ?? undefined;
  }
}

/** The sentence is said in the reader's language whenever it is read. */
function commentOf(rows: number, covered: number, per_row: number): Phrase {
  const price = String(fromPriceParts(per_row));
  if (covered === 0) return entries.paid(rows, price);
  return covered === rows ? entries.covered(rows) : entries.partly(rows, covered, rows - covered, price);
}

const chargedView = ({ amount, at, conversion, comment }: EntryRecord) => ({
  fee: 0 - amount,
  from_subscription: conversion?.from_subscription ?? 0,
  at: at.toISOString(),
  comment: comment as Phrase,
});
