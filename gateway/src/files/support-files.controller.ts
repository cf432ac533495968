import { Bus } from '@dossier/kit/bus';
import type { HttpCall } from '@dossier/proto/calls/call';
import {
  type About,
  ATTACHED,
  getSupportFile,
  keepAttachment,
  openAttachment,
  uploadTaskFile,
  uploadTicketFile,
  type ViewAttachment,
} from '@dossier/proto/calls/threads';
import { invalid } from '@dossier/proto/failures/failure';
import type { FieldErrors } from '@dossier/proto/texts/phrase';
import { recordTexts } from '@dossier/proto/texts/records';
import { Controller, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FrontDoor } from '../front-door.js';
import { alsoNaming, checked, checkedFields } from '../input.js';
import { Route } from '../relay.js';
import { deliver } from './deliver.js';
import { FileAnswer, FileForm } from './file-form.js';
import { withForm } from './multipart.js';
import { discard, discardedIfRefused, receive } from './receive.js';

type Upload = HttpCall<unknown, unknown>;
/** Their own folder of the store: the client files' collector looks at its top only. */
const FOLDER = 'threads/';

/** Files of tasks and tickets: stored as they come, named by the message that is sent afterwards. */
@ApiTags('Tasks')
@Controller()
export class SupportFilesController {
  constructor(
    private readonly door: FrontDoor,
    private readonly bus: Bus,
  ) {}

  @Route(uploadTaskFile)
  @FileForm(uploadTaskFile)
  uploadToTask(@Req() request: FastifyRequest): Promise<object> {
    return this.save(uploadTaskFile, 'task', request);
  }

  @Route(uploadTicketFile)
  @FileForm(uploadTicketFile)
  uploadToTicket(@Req() request: FastifyRequest): Promise<object> {
    return this.save(uploadTicketFile, 'ticket', request);
  }

  @FileAnswer(...ATTACHED)
  @Route(getSupportFile)
  async content(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const input = (await checked(getSupportFile as Upload, request)) as ViewAttachment;
    const context = await this.door.enterByViewToken(getSupportFile as Upload, input.viewingToken, request);
    const { file } = await this.bus.call(openAttachment, { id: input.id }, context);
    await deliver(file, input.download === '1', file.filename, reply);
  }

  private async save(call: Upload, about: About, request: FastifyRequest): Promise<object> {
    const { principal } = this.door.enter(call, request);
    return withForm(request, async ({ fields, file, end }) => {
      const missing: FieldErrors = file ? {} : { file: recordTexts.noFile };
      await checkedFields(call, fields, principal).catch(alsoNaming(missing));
      if (!file) throw invalid(missing);
      const received = await receive(file, ATTACHED, FOLDER);
      return discardedIfRefused(received.serverName, async () => {
        await end();
        const context = await this.door.enterAgain(call, request);
        const kept = await this.bus.call(keepAttachment, { about, ...received }, context);
        if (kept.serverName !== received.serverName) await discard(received.serverName);
        return { status: 'success', fileIds: [kept.file._id], files: [kept.file] };
      });
    });
  }
}
