import { Handle } from '@dossier/kit/handle';
import { log } from '@dossier/kit/log';
import {
  type ClientError,
  type ClientErrorNoted,
  reportClientError,
} from '@dossier/proto/calls/identity-client-errors';
import { Controller } from '@nestjs/common';
import { cleaned } from './cleaned.js';

@Controller()
export class ClientErrorsController {
  @Handle(reportClientError)
  report(error: ClientError): ClientErrorNoted {
    log.warn({ browser: cleaned(error) }, 'a browser met an error');
    return {};
  }
}
