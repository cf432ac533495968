import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type ChangeProposed, changeProposed } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { ChangeCounters } from '../changes/change-counters.js';
import { FourEyes } from '../changes/four-eyes.js';
import { Proposals } from '../changes/proposals.js';

/** A save in the client file becomes a review action. */
@Controller()
export class OnChangeProposed {
  constructor(
    private readonly store: Store,
    private readonly proposals: Proposals,
    private readonly counters: ChangeCounters,
    private readonly fourEyes: FourEyes,
  ) {}

  @OnEvent(changeProposed)
  async on(envelope: Envelope<ChangeProposed>): Promise<void> {
    const hasOther = await this.fourEyes.hasOtherApprover(envelope.tenant, envelope.actor.id);
    await this.store.once('workflow:change-proposed', envelope.id, () => this.proposals.record(envelope, hasOther));
    this.counters.wake();
  }
}
