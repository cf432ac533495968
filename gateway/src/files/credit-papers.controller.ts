import { Bus } from '@dossier/kit/bus';
import { getReceipt, getStatement, type PrintedPaper } from '@dossier/proto/calls/billing-papers';
import type { HttpCall } from '@dossier/proto/calls/call';
import { Controller, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { checked } from '../input.js';
import { Route } from '../relay.js';
import { FileAnswer } from './file-form.js';

/** Receipts and statements, which the service prints. */
@ApiTags('Credits')
@Controller()
export class CreditPapersController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @FileAnswer('application/pdf')
  @Route(getReceipt)
  receipt(@Req() request: FastifyRequest): Promise<StreamableFile> {
    return this.printed(getReceipt, request);
  }

  @FileAnswer('application/pdf')
  @Route(getStatement)
  statement(@Req() request: FastifyRequest): Promise<StreamableFile> {
    return this.printed(getStatement, request);
  }

  private async printed<In>(call: HttpCall<In, PrintedPaper>, request: FastifyRequest): Promise<StreamableFile> {
    const context = this.door.enter(call, request);
    const input = (await checked(call, request)) as In;
    const { filename, pdf } = await this.bus.call(call, input, context);
    const bytes = Buffer.from(pdf, 'base64');
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: contentDisposition(filename),
    });
  }
}
