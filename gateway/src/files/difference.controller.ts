import { Bus } from '@dossier/kit/bus';
import { type PrintDifference, printDifference } from '@dossier/proto/calls/kyc-difference';
import { Controller, Req, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { checked } from '../input.js';
import { Route } from '../relay.js';
import { FileAnswer } from './file-form.js';
import { printed } from './printed.js';

/** The difference of two states of a client file as a file. */
@ApiTags('Snapshots')
@Controller()
export class DifferenceController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @FileAnswer('application/pdf')
  @Route(printDifference)
  async print(@Req() request: FastifyRequest): Promise<StreamableFile> {
    const context = this.door.enter(printDifference, request);
    const input = await checked(printDifference, request);
    return printed(await this.bus.call(printDifference, input as PrintDifference, context));
  }
}
