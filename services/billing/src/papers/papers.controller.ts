import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/billing-papers';
import { Controller } from '@nestjs/common';
import { PapersService } from './papers.service.js';

@Controller()
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  @Handle(calls.getReceipt)
  receipt(input: calls.GetReceipt, by: Principal): Promise<calls.PrintedPaper> {
    return this.papers.receipt(input, by);
  }

  @Handle(calls.getStatement)
  statement(input: calls.GetStatement, by: Principal): Promise<calls.PrintedPaper> {
    return this.papers.statement(input, by);
  }
}
