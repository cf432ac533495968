import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ChallengeRecord, PasskeyUse } from './challenge.schema.js';

const LIVES_MS = 5 * 60_000;

/** Challenges are good for one answer, for one use and, where there is one, for one user. */
@Injectable()
export class Challenges {
  constructor(@InjectModel('PasskeyChallenge') private readonly challenges: Model<ChallengeRecord>) {}

  async keep(_id: string, use: PasskeyUse, user_id?: Types.ObjectId): Promise<void> {
    await this.challenges.create({ _id, use, user_id, ends: new Date(Date.now() + LIVES_MS) });
  }

  async take(_id: string, use: PasskeyUse, user_id?: Types.ObjectId): Promise<boolean> {
    const found = await this.challenges.findOneAndDelete({
      _id,
      use,
      user_id: user_id ?? { $exists: false },
      ends: { $gt: new Date() },
    });
    return found !== null;
  }
}
