import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';

const MOST_MS = 5_000;

/** Sessions, codes and locks are judged by this machine's clock: one that runs wrong must not start. */
@Injectable()
export class ClockCheck implements OnApplicationBootstrap {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onApplicationBootstrap(): Promise<void> {
    const hello = await this.connection.getClient().db('admin').command({ hello: 1 });
    const skew = Math.abs(Date.now() - (hello.localTime as Date).getTime());
    if (skew > MOST_MS)
      throw new Error(`The clock differs from MongoDB's by ${Math.round(skew / 1_000)} s; please set it`);
  }
}
