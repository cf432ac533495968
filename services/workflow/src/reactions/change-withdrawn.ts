import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ChangeWithdrawn, changeWithdrawn } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { ChangeCounters } from '../changes/change-counters.js';
import { Proposals } from '../changes/proposals.js';

/** An edit back to the current value takes fields away from what waits. */
@Controller()
export class OnChangeWithdrawn {
  constructor(
    private readonly store: Store,
    private readonly proposals: Proposals,
    private readonly counters: ChangeCounters,
  ) {}

  @OnEvent(changeWithdrawn)
  async on(envelope: Envelope<ChangeWithdrawn>): Promise<void> {
    await this.store.once('workflow:change-withdrawn', envelope.id, () =>
      this.proposals.supersede(envelope, envelope.data.superseded),
    );
    this.counters.wake();
  }
}
