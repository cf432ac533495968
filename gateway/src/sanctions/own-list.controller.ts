import { randomUUID } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import { receiveOwnList, uploadOwnList } from '@dossier/proto/calls/own-list-upload';
import { failure, invalid } from '@dossier/proto/failures/failure';
import { recordTexts } from '@dossier/proto/texts/records';
import { sanctionLists } from '@dossier/proto/texts/sanction-lists';
import type { MultipartFile } from '@fastify/multipart';
import { Controller, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { documentStore } from '../files/document-store.js';
import { readForm, tooBig } from '../files/multipart.js';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checkedFields, type Sentences } from '../input.js';
import { Route } from '../relay.js';

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
    const context = await this.door.enter(uploadOwnList, request);
    const { fields, file, end } = await readForm(request);
    const missing: Sentences = file ? {} : { file: recordTexts.noFile };
    const input = await checkedFields(uploadOwnList, fields, context.principal).catch(alsoNaming(missing));
    if (!file) throw invalid(missing);
    await this.bus.call(uploadOwnList, input, { ...context, idempotencyKey: undefined });
    const key = `sanction-lists/uploads/${context.principal.tenantId}/${context.idempotencyKey ?? randomUUID()}.csv`;
    await store(key, file);
    await end();
    const received = { ...input, filename: file.filename.slice(0, 200), key };
    return { status: 'success', ...(await this.bus.call(receiveOwnList, received, context)) };
  }
}

async function store(key: string, file: MultipartFile): Promise<void> {
  if (!CSV.test(file.filename)) throw failure('upload.wrong_type');
  const storage = await documentStore();
  await storage.put(key, file.file, 'text/csv').catch((error: unknown) => {
    throw file.file.bytesRead === 0
      ? failure('sanctions.list.refused', {
          message: sanctionLists.refused(sanctionLists.reasons.empty),
          errors: { file: `empty: ${sanctionLists.reasons.empty}` },
        })
      : error;
  });
  if (!file.file.truncated) return;
  await storage.remove(key);
  throw tooBig(file);
}
