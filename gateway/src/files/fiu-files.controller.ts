import { randomBytes } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import {
  type FileOpened,
  type GetFile,
  getErrorSheet,
  getFile,
  getSample,
  keepUpload,
  type OneFile,
  openFile,
  type UploadFile,
  uploadFile,
} from '@dossier/proto/calls/fiu-files';
import { failure, invalid } from '@dossier/proto/failures/failure';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checked, checkedFields } from '../input.js';
import { Route } from '../relay.js';
import { deliver } from './deliver.js';
import { FileAnswer, FileForm } from './file-form.js';
import { withForm } from './multipart.js';
import { plainName } from './plain-name.js';
import { discard, discardedIfRefused, peek, store } from './receive.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ZIP = 'application/zip';
const FOLDER = 'fiu/uploads/';
const SAMPLE_NAME = 'goaml-sample.xlsx';
/** What a workbook may be called. What it is, the owning service finds out and says: an old one has a sentence of its own. */
const NAMED = /\.(xlsx|xlsm|xls)$/i;

/** Workbooks that come in, zips and workbooks that go out. */
@ApiTags('Reports to the FIU')
@Controller()
export class FiuFilesController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @Route(uploadFile)
  @FileForm(uploadFile)
  async upload(@Req() request: FastifyRequest): Promise<object> {
    const { principal } = this.door.enter(uploadFile, request);
    return withForm(request, async ({ fields, file, end }) => {
      const missing: FieldErrors = file ? {} : { file: recordTexts.noFile };
      const input = await checkedFields(uploadFile, fields, principal).catch(alsoNaming(missing));
      if (!file) throw invalid(missing);
      if (!NAMED.test(file.filename)) throw failure('upload.wrong_type');
      const { head, chunks } = await peek(file.file);
      if (head.length === 0) throw invalid({ file: recordTexts.noFile });
      const serverName = FOLDER + randomBytes(24).toString('hex');
      const stored = await store(serverName, file, XLSX, chunks);
      return discardedIfRefused(serverName, async () => {
        await end();
        const context = await this.door.enterAgain(uploadFile, request);
        const { force, corrects } = input as UploadFile;
        const received = { ...stored, serverName, filename: plainName(file.filename).slice(0, 255) };
        const kept = await this.bus.call(keepUpload, { ...received, corrects, ...(force && { force: true }) }, context);
        if (kept.duplicate) await discard(serverName);
        return { status: 'success', ...kept };
      });
    });
  }

  @FileAnswer(ZIP, XLSX)
  @Route(getFile)
  async content(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const context = this.door.enter(getFile, request);
    const { id } = (await checked(getFile, request)) as GetFile;
    if (id !== 'sample') return this.send(await this.bus.call(openFile, { id, what: 'zip' }, context), reply);
    const { content } = await this.bus.call(getSample, {}, context);
    void reply
      .header('content-type', XLSX)
      .header('content-disposition', contentDisposition(SAMPLE_NAME))
      .send(Buffer.from(content, 'base64'));
  }

  @FileAnswer(XLSX)
  @Route(getErrorSheet)
  async errorSheet(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const context = this.door.enter(getErrorSheet, request);
    const { id } = (await checked(getErrorSheet, request)) as OneFile;
    await this.send(await this.bus.call(openFile, { id, what: 'error_sheet' }, context), reply);
  }

  private send({ file }: FileOpened, reply: FastifyReply): Promise<void> {
    return deliver(file, true, file.filename, reply);
  }
}
