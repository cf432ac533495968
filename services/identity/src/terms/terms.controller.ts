import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  getTerms,
  type ListTermsAgreements,
  type ListTermsVersions,
  listTermsAgreements,
  listTermsVersions,
  type SaveTerms,
  saveTerms,
  type Terms,
  type TermsAgreements,
  type TermsVersions,
} from '@dossier/proto/calls/identity-terms';
import { Controller } from '@nestjs/common';
import { TermsService } from './terms.service.js';
import { TermsVersionsService } from './terms-versions.service.js';

@Controller()
export class TermsController {
  constructor(
    private readonly terms: TermsService,
    private readonly kept: TermsVersionsService,
  ) {}

  @Handle(getTerms)
  get(): Promise<Terms> {
    return this.terms.get();
  }

  @Handle(saveTerms)
  save({ structure }: SaveTerms, by: Principal): Promise<Terms> {
    return this.terms.save(structure, by);
  }

  @Handle(listTermsVersions)
  versions(_: ListTermsVersions): Promise<TermsVersions> {
    return this.kept.versions();
  }

  @Handle(listTermsAgreements)
  agreements(input: ListTermsAgreements): Promise<TermsAgreements> {
    return this.kept.agreements(input);
  }
}
