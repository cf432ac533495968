import { describe, expect, it } from '@jest/globals';
import type { EntryRecord } from '../ledger/entry.schema.js';
import { receiptOf, statementOf } from './documents.js';

const hash = `0x${'5f2c1c0d'.repeat(8)}`;
const deposit = {
  _id: 'deposit:1',
  tenant_id: 't',
  number: 1,
  type: 'deposit',
  amount: 1_234,
  balance: 1_234,
  lines: [],
  at: new Date('2026-11-09T10:15:00Z'),
  initiator: { _id: '', name: 'USDT' },
  comment: `Deposit of USDT, transaction ${hash}`,
} as unknown as EntryRecord;

describe('papers of credits', () => {
  // Whole it pushed the amounts beside it off the paper.
  it('let the hash of a transaction break, and no other word', () => {
    const statement = { month: '2026-11', opening: 0, entries: [deposit], closing: 1_234, isCut: false };
    const words = [{ text: ['Deposit of USDT, transaction ', { text: hash, wordBreak: 'break-all' }, ''] }];
    for (const paper of [receiptOf(deposit, 't'), statementOf(statement, 't', new Date())])
      expect(JSON.stringify(paper.content)).toContain(JSON.stringify(words[0]));
  });
});
