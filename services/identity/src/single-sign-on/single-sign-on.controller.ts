import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { SignedIn } from '@dossier/proto/calls/identity-sign-in';
import {
  type BeginSingleSignOn,
  beginSingleSignOn,
  type EndSingleSignOn,
  endSingleSignOn,
  type FinishSingleSignOn,
  finishSingleSignOn,
  type GetSingleSignOn,
  getSingleSignOn,
  type SaveSingleSignOn,
  type SingleSignOnBegun,
  type SingleSignOnEnded,
  type SingleSignOnSettings,
  type SingleSignOnTested,
  saveSingleSignOn,
  type TestSingleSignOn,
  testSingleSignOn,
} from '@dossier/proto/calls/identity-single-sign-on';
import { Controller } from '@nestjs/common';
import { SsoFlowService } from './sso-flow.service.js';
import { SsoSettingsService } from './sso-settings.service.js';

@Controller()
export class SingleSignOnController {
  constructor(
    private readonly settings: SsoSettingsService,
    private readonly flow: SsoFlowService,
  ) {}

  @Handle(getSingleSignOn)
  get(_: GetSingleSignOn, by: Principal): Promise<SingleSignOnSettings> {
    return this.settings.get(by);
  }

  @Handle(saveSingleSignOn)
  save(input: SaveSingleSignOn, by: Principal): Promise<SingleSignOnSettings> {
    return this.settings.save(input, by);
  }

  @Handle(testSingleSignOn)
  test({ issuer }: TestSingleSignOn, by: Principal): Promise<SingleSignOnTested> {
    return this.settings.test(issuer, by);
  }

  @Handle(beginSingleSignOn)
  begin(input: BeginSingleSignOn): Promise<SingleSignOnBegun> {
    return this.flow.begin(input);
  }

  @Handle(endSingleSignOn)
  end(input: EndSingleSignOn): Promise<SingleSignOnEnded> {
    return this.flow.end(input);
  }

  @Handle(finishSingleSignOn)
  finish({ code }: FinishSingleSignOn, by: Principal): Promise<SignedIn> {
    return this.flow.finish(code, by.ip);
  }
}
