import { Schema, type Types } from 'mongoose';

export type LoginRecord = {
  _id: Types.ObjectId;
  tenant_id: string;
  user_id: Types.ObjectId;
  loginDate: Date;
  ip?: string;
  userAgent?: string;
};

const schema: Schema<LoginRecord> = new Schema<LoginRecord>(
  {
    tenant_id: String,
    user_id: { type: Schema.Types.ObjectId, required: true },
    loginDate: { type: Date, required: true },
    ip: String,
    userAgent: String,
  },
  { collection: 'login_history', versionKey: false, strict: 'throw' },
).index({ user_id: 1, loginDate: -1 });

export const loginModel = { name: 'Login', schema };
