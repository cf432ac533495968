import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/notices';
import { Controller } from '@nestjs/common';
import { NoticeList } from './notice-list.js';
import { NoticeSettingsService } from './settings.service.js';

@Controller()
export class NoticeController {
  constructor(
    private readonly list: NoticeList,
    private readonly settings: NoticeSettingsService,
  ) {}

  @Handle(calls.listNotices)
  page(input: calls.ListNotices, by: Principal): Promise<calls.NoticeList> {
    return this.list.page(input, by);
  }

  @Handle(calls.countNotices)
  count(_: calls.CountNotices, by: Principal): Promise<calls.NoticeCount> {
    return this.list.count(by);
  }

  @Handle(calls.markNotices)
  mark(input: calls.MarkNotices, by: Principal): Promise<calls.NoticesMarked> {
    return this.list.mark(input, by);
  }

  @Handle(calls.getNoticeSettings)
  getSettings(_: calls.GetNoticeSettings, by: Principal): Promise<calls.NoticeSettings> {
    return this.settings.of(by);
  }

  @Handle(calls.setNoticeSettings)
  setSettings(input: calls.NoticeSettings, by: Principal): Promise<calls.NoticeSettings> {
    return this.settings.set(input, by);
  }
}
