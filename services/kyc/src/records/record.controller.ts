import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { Call } from '@dossier/proto/calls/call';
import { RECORD_CALLS, type RecordCalls, type ServedKind } from '@dossier/proto/calls/kyc-records';
import type { UpdateInput } from '@dossier/proto/calls/record-input';
import { Controller, Inject } from '@nestjs/common';
import { RecordService } from './record.service.js';

type Handler = (records: RecordService, kind: ServedKind, input: never, by: Principal) => Promise<unknown>;

const HANDLERS: Record<keyof RecordCalls, Handler> = {
  get: (records, kind, input: { id: string }, by) => records.read(kind, input.id, by),
  create: (records, kind, input, by) => records.create(kind, input, by),
  update: (records, kind, { id, ...values }: UpdateInput, by) => records.update(kind, id, values, by),
};

/** One controller for all kinds: a method per call of each kind. */
@Controller()
export class RecordController {
  constructor(@Inject(RecordService) private readonly records: RecordService) {}

  static serve(kind: ServedKind, verb: keyof RecordCalls, call: Call): void {
    const name = `${verb}_${kind}`;
    const handler = HANDLERS[verb];
    Object.defineProperty(RecordController.prototype, name, {
      value(this: RecordController, input: never, by: Principal) {
        return handler(this.records, kind, input, by);
      },
      writable: true,
    });
    Reflect.defineMetadata('design:paramtypes', [Object, Object], RecordController.prototype, name);
    Handle(call)(RecordController.prototype, name, Object.getOwnPropertyDescriptor(RecordController.prototype, name)!);
  }
}

for (const [kind, calls] of Object.entries(RECORD_CALLS)) {
  for (const [verb, call] of Object.entries(calls))
    RecordController.serve(kind as ServedKind, verb as keyof RecordCalls, call as Call);
}
