import { Bus } from '@dossier/kit/bus';
import { getScreeningReport } from '@dossier/proto/calls/screening-report';
import { Controller, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { documentStore } from '../files/document-store.js';
import { FrontDoor } from '../front-door.js';
import { checked } from '../input.js';
import { Route } from '../relay.js';

/** A stored screening as a file: the service says where it lies, the bytes come straight from the store. */
@ApiTags('Sanction screening')
@Controller()
export class ScreeningReportController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @Route(getScreeningReport)
  @ApiProduces('application/pdf', 'application/json')
  async get(@Req() request: FastifyRequest): Promise<StreamableFile> {
    const context = this.door.enter(getScreeningReport, request);
    const input = await checked(getScreeningReport, request);
    const { key, filename, size } = await this.bus.call(getScreeningReport, input, context);
    return new StreamableFile(await (await documentStore()).get(key), {
      type: 'application/pdf',
      length: size,
      disposition: contentDisposition(filename),
    });
  }
}
