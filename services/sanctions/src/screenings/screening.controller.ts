import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { ScreeningAnswer } from '@dossier/proto/calls/screening-result';
import {
  type AskScreening,
  type CreateScreening,
  createScreening,
  getScreening,
  type ListScreenings,
  listScreenings,
  type OneScreening,
  type ScreeningPage,
  type ScreenPerson,
  screenPerson,
} from '@dossier/proto/calls/screenings';
import { Controller } from '@nestjs/common';
import { ScreeningService } from './screening.service.js';
import { Screenings } from './screenings.js';

@Controller()
export class ScreeningController {
  constructor(
    private readonly screening: ScreeningService,
    private readonly screenings: Screenings,
  ) {}

  @Handle(createScreening)
  create(input: CreateScreening, by: Principal): Promise<ScreeningAnswer> {
    return this.screening.create(input, by);
  }

  @Handle(screenPerson)
  screenPerson(input: ScreenPerson, by: Principal): Promise<ScreeningAnswer> {
    return this.screening.screenPerson(input, by);
  }

  @Handle(listScreenings)
  list(input: ListScreenings, by: Principal): Promise<ScreeningPage> {
    return this.screenings.list(input, by);
  }

  @Handle(getScreening)
  get(input: AskScreening, by: Principal): Promise<OneScreening> {
    return this.screenings.get(input, by);
  }
}
