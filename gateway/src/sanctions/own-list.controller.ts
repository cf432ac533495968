import { randomUUID } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import { receiveOwnList, uploadOwnList } from '@dossier/proto/calls/own-list-upload';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { phrasesOf } from '@dossier/proto/texts/define';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { sanctionLists } from '@dossier/proto/texts/sanction-lists';
import { Controller, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { withForm } from '../files/multipart.js';
import { discardedIfRefused, peek, store } from '../files/receive.js';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checkedFields } from '../input.js';
import { Route } from '../relay.js';

const { refused, refusedFile, reasons } = phrasesOf(sanctionLists);

const BODY = { type: 'object', properties: { title: { type: 'string' }, file: { type: 'string', format: 'binary' } } };
const CSV = /\.(csv|txt)$/i;

/** The upload of a tenant's own list: the file goes to the store as a stream, its name to the owning service. */
@ApiTags('Sanction lists')
@Controller()
export class OwnListUploadController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @Route(uploadOwnList)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: BODY })
  async upload(@Req() request: FastifyRequest): Promise<object> {
    const context = this.door.enter(uploadOwnList, request);
    return withForm(request, async ({ fields, file, end }) => {
      const missing: FieldErrors = file ? {} : { file: recordTexts.noFile };
      const input = await checkedFields(uploadOwnList, fields, context.principal).catch(alsoNaming(missing));
      if (!file) throw invalid(missing);
      await this.bus.call(uploadOwnList, input, { ...context, idempotencyKey: undefined });
      if (!CSV.test(file.filename)) throw failure('upload.wrong_type');
      const key = `sanction-lists/uploads/${context.principal.tenantId}/${randomUUID()}.csv`;
      const { head, chunks } = await peek(file.file);
      if (head.length === 0) throw empty();
      const { sha256 } = await store(key, file, 'text/csv', chunks);
      return discardedIfRefused(key, async () => {
        await end();
        const received = { ...input, filename: file.filename.slice(0, 200), key, sha256 };
        return { status: 'success', ...(await this.bus.call(receiveOwnList, received, context)) };
      });
    });
  }
}

const empty = () =>
  failure('sanctions.list.refused', {
    message: refused(reasons.empty),
    errors: { file: refusedFile('empty', reasons.empty) },
  });
