import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type CompanyId,
  type CompanyPage,
  createCompany,
  type Dashboard,
  type FileOfCompany,
  getDashboard,
  type ListCompanies,
  type ListingServicesUpdated,
  listCompanies,
  type SeenCompany,
  seeCompany,
  type UpdateListingServices,
  updateListingServices,
  updateReview,
} from '@dossier/proto/calls/kyc-companies';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import type { CreateInput, UpdateInput } from '@dossier/proto/calls/record-input';
import { Controller } from '@nestjs/common';
import { CompanyService } from './company.service.js';
import { CompanyList } from './company-list.js';

@Controller()
export class CompanyController {
  constructor(
    private readonly companies: CompanyService,
    private readonly list: CompanyList,
  ) {}

  @Handle(createCompany)
  create(input: CreateInput, by: Principal): Promise<Answer> {
    return this.companies.create(input, by);
  }

  @Handle(listCompanies)
  page(input: ListCompanies, by: Principal): Promise<CompanyPage> {
    return this.list.page(input, by);
  }

  @Handle(getDashboard)
  dashboard(input: FileOfCompany, by: Principal): Promise<Dashboard> {
    return this.companies.dashboard(input, by);
  }

  @Handle(updateReview)
  update(input: UpdateInput, by: Principal): Promise<Answer> {
    return this.companies.update(input, by);
  }

  @Handle(updateListingServices)
  updateListing(input: UpdateListingServices, by: Principal): Promise<ListingServicesUpdated> {
    return this.companies.updateListing(input, by);
  }

  @Handle(seeCompany)
  see({ company_id }: CompanyId, by: Principal): Promise<SeenCompany> {
    return this.companies.see(company_id, by);
  }
}
