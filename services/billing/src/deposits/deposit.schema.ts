import { Schema } from 'mongoose';

/** A transfer of the token to an address of a tenant. */
export type DepositRecord = {
  /** Chain, transaction and place in its receipt: what a reorganisation leaves as it is. */
  _id: string;
  tenant_id: string;
  transaction: string;
  /** Smallest parts of the token, which may be more than a number holds. */
  value: string;
  block: number;
  block_hash: string;
  state: 'seen' | 'credited';
  /** It was credited, and its block has gone since: for a person to look at, unless it comes back. */
  in_doubt?: boolean;
  at: Date;
};

export const DEPOSIT = 'Deposit';
export const depositSchema: Schema<DepositRecord> = new Schema<DepositRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    transaction: { type: String, required: true },
    value: { type: String, required: true },
    block: { type: Number, required: true },
    block_hash: { type: String, required: true },
    state: { type: String, enum: ['seen', 'credited'], required: true },
    in_doubt: Boolean,
    at: { type: Date, required: true },
  },
  { collection: 'deposits', versionKey: false, strict: 'throw' },
)
  .index({ state: 1, block: 1 })
  .index({ block: 1 })
  .index({ in_doubt: 1 }, { sparse: true });

/** How far the chain was read, and the last blocks as they were then, oldest first. */
export type CursorRecord = { _id: string; blocks: Block[] };
export type Block = { number: number; hash: string };

export const CURSOR = 'Cursor';
export const cursorSchema: Schema<CursorRecord> = new Schema<CursorRecord>(
  { _id: String, blocks: { type: [{ _id: false, number: Number, hash: String }], required: true } },
  { collection: 'cursors', versionKey: false, strict: 'throw' },
);
