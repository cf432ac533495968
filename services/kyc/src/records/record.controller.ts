import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/kyc-records';
import type { CreateInput, UpdateInput } from '@dossier/proto/calls/record-input';
import { Controller } from '@nestjs/common';
import { RecordService } from './record.service.js';

/** Reading, making and editing a record of each kind. */
@Controller()
export class RecordController {
  constructor(private readonly records: RecordService) {}

  @Handle(calls.getPerson)
  getPerson(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('person', input, by);
  }

  @Handle(calls.createPerson)
  createPerson(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('person', input, by);
  }

  @Handle(calls.updatePerson)
  updatePerson({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('person', id, values, by);
  }

  @Handle(calls.getEntity)
  getEntity(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('entity', input, by);
  }

  @Handle(calls.updateEntity)
  updateEntity({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('entity', id, values, by);
  }

  @Handle(calls.getUbo)
  getUbo(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('ubo', input, by);
  }

  @Handle(calls.createUbo)
  createUbo(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('ubo', input, by);
  }

  @Handle(calls.updateUbo)
  updateUbo({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('ubo', id, values, by);
  }

  @Handle(calls.getMd)
  getMd(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('md', input, by);
  }

  @Handle(calls.createMd)
  createMd(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('md', input, by);
  }

  @Handle(calls.updateMd)
  updateMd({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('md', id, values, by);
  }

  @Handle(calls.getShareholder)
  getShareholder(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('shareholder', input, by);
  }

  @Handle(calls.createShareholder)
  createShareholder(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('shareholder', input, by);
  }

  @Handle(calls.updateShareholder)
  updateShareholder({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('shareholder', id, values, by);
  }

  @Handle(calls.getAccountNumber)
  getAccountNumber(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('account_number', input, by);
  }

  @Handle(calls.createAccountNumber)
  createAccountNumber(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('account_number', input, by);
  }

  @Handle(calls.updateAccountNumber)
  updateAccountNumber({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('account_number', id, values, by);
  }

  @Handle(calls.getTransactionProfile)
  getTransactionProfile(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('transaction_profile', input, by);
  }

  @Handle(calls.updateTransactionProfile)
  updateTransactionProfile({ id, ...values }: UpdateInput, by: Principal): Promise<calls.Answer> {
    return this.records.update('transaction_profile', id, values, by);
  }

  @Handle(calls.getSubsidiary)
  getSubsidiary(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('subsidiary', input, by);
  }

  @Handle(calls.createSubsidiary)
  createSubsidiary(input: CreateInput, by: Principal): Promise<calls.Answer> {
    return this.records.create('subsidiary', input, by);
  }

  @Handle(calls.getKycFile)
  getKycFile(input: calls.RecordToRead, by: Principal): Promise<calls.Answer> {
    return this.records.read('kyc_file', input, by);
  }
}
