import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type ResolvedSession, type ResolveSession, resolveViewToken } from '@dossier/proto/calls/identity-sessions';
import { type GenerateViewToken, generateViewToken, type ViewToken } from '@dossier/proto/calls/identity-view-tokens';
import { Controller } from '@nestjs/common';
import { ViewTokensService } from './view-tokens.service.js';

@Controller()
export class ViewTokensController {
  constructor(private readonly tokens: ViewTokensService) {}

  @Handle(generateViewToken)
  generate(_: GenerateViewToken, by: Principal): Promise<ViewToken> {
    return this.tokens.generate(by);
  }

  @Handle(resolveViewToken)
  async resolve({ token }: ResolveSession): Promise<ResolvedSession> {
    return { principal: await this.tokens.resolve(token) };
  }
}
