import type { Principal } from '@dossier/kit/principal';
import { base } from '@dossier/kit/settings';
import { Store } from '@dossier/kit/store';
import type { NoticeSettings } from '@dossier/proto/calls/notices';
import { DEFAULT_WAYS, NOTICE_KINDS, type NoticeWays, noticeKindsOf, type Quiet } from '@dossier/proto/rules/notices';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NOTICE_SETTINGS, type NoticeSettingsRecord } from './settings.schema.js';

/** What holds for one person, whether set or not. */
export type Wishes = { ways: NoticeWays; quiet?: Quiet; timeZone: string };

@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly store: Store,
    @InjectModel(NOTICE_SETTINGS) private readonly settings: Model<NoticeSettingsRecord>,
  ) {}

  async of({ userId, isSuperUser }: Principal): Promise<NoticeSettings> {
    const known = await this.settings.findById(userId).lean<NoticeSettingsRecord>();
    const { ways, quiet, timeZone } = wishesOf(known);
    return {
      ways: noticeKindsOf(isSuperUser).map((kind) => ({ kind, ...ways[kind] })),
      ...(quiet && { quiet_from: quiet.from, quiet_to: quiet.to }),
      time_zone: timeZone,
    };
  }

  async set({ ways, quiet_from, quiet_to, time_zone }: NoticeSettings, by: Principal): Promise<NoticeSettings> {
    const given = Object.fromEntries(ways.map(({ kind, app, mail }) => [`ways.${kind}`, { app, mail }]));
    const quiet = { quiet_from, quiet_to };
    await this.store.write(async () => {
      // A record without ways would refuse to be made.
      await this.settings.updateOne(
        { _id: by.userId },
        { $setOnInsert: { tenant_id: by.tenantId, ways: {}, time_zone } },
        { upsert: true },
      );
      await this.settings.updateOne(
        { _id: by.userId },
        quiet_from
          ? { $set: { ...given, ...quiet, time_zone } }
          : { $set: { ...given, time_zone }, $unset: { quiet_from: 1, quiet_to: 1 } },
      );
      await this.store.audit(by, 'notices.set', by.userId, { ways, ...quiet, time_zone });
    });
    return this.of(by);
  }

  async wishes(userIds: readonly string[]): Promise<(userId: string) => Wishes> {
    const found = await this.settings.find({ _id: { $in: userIds } }).lean<NoticeSettingsRecord[]>();
    const known = new Map(found.map((each) => [each._id, each]));
    return (userId) => wishesOf(known.get(userId));
  }

  /** Whoever gets an e-mail a day. */
  daily(): Promise<NoticeSettingsRecord[]> {
    const some = NOTICE_KINDS.map((kind) => ({ [`ways.${kind}.mail`]: 'daily' }));
    return this.settings.find({ $or: some }).lean<NoticeSettingsRecord[]>();
  }

  async markDay(_id: string, digest_day: string): Promise<void> {
    await this.settings.updateOne({ _id }, { $set: { digest_day } });
  }
}

function wishesOf(known: NoticeSettingsRecord | null | undefined): Wishes {
  const timeZone = known?.time_zone ?? base.TIME_ZONE;
  const { quiet_from: from, quiet_to: to } = known ?? {};
  return {
    ways: { ...DEFAULT_WAYS, ...known?.ways },
    ...(from && to && { quiet: { from, to, timeZone } }),
    timeZone,
  };
}
