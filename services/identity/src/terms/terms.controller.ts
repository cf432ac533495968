import { Handle } from '@dossier/kit/handle';
import { getTerms, type Terms } from '@dossier/proto/calls/identity-terms';
import { Controller } from '@nestjs/common';
import { TermsService } from './terms.service.js';

@Controller()
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @Handle(getTerms)
  get(): Promise<Terms> {
    return this.terms.get();
  }
}
