import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/billing-conversions';
import { Controller } from '@nestjs/common';
import { ConversionsService } from './conversions.service.js';

@Controller()
export class ConversionsController {
  constructor(private readonly conversions: ConversionsService) {}

  @Handle(calls.priceOfConversion)
  price(input: calls.AskPrice): Promise<calls.Price> {
    return this.conversions.price(input);
  }

  @Handle(calls.chargeConversion)
  charge(input: calls.ChargeConversion, by: Principal): Promise<calls.Charged> {
    return this.conversions.charge(input, by);
  }

  @Handle(calls.refundConversion)
  refund(input: calls.RefundConversion, by: Principal): Promise<calls.Refunded> {
    return this.conversions.refund(input, by);
  }
}
