import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type CompleteReport, completeReport, type ReportCompleted } from '@dossier/proto/calls/kyc-review';
import { Controller } from '@nestjs/common';
import { ReviewService } from './review.service.js';

@Controller()
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Handle(completeReport)
  complete(input: CompleteReport, by: Principal): Promise<ReportCompleted> {
    return this.reviews.complete(input, by);
  }
}
