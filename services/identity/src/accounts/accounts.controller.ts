import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type Account,
  type AccountDeleted,
  type Accounts,
  type CreateAccount,
  createAccount,
  type DeleteAccount,
  deleteAccount,
  type EndSessions,
  endSessions,
  type GetAccount,
  getAccount,
  type ListAccounts,
  listAccounts,
  type SessionsEnded,
  type UpdateAccount,
  updateAccount,
} from '@dossier/proto/calls/identity-accounts';
import { Controller } from '@nestjs/common';
import { AccountList } from './account-list.js';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly accountList: AccountList,
  ) {}

  @Handle(listAccounts)
  list(input: ListAccounts, by: Principal): Promise<Accounts> {
    return this.accountList.page(input, { tenant_id: by.tenantId });
  }

  @Handle(getAccount)
  get({ id }: GetAccount, by: Principal): Promise<Account> {
    return this.accounts.get(id, by);
  }

  @Handle(createAccount)
  create(input: CreateAccount, by: Principal): Promise<Account> {
    return this.accounts.create(input, by);
  }

  @Handle(updateAccount)
  update(input: UpdateAccount, by: Principal): Promise<Account> {
    return this.accounts.update(input, by);
  }

  @Handle(endSessions)
  endSessions({ user_id }: EndSessions, by: Principal): Promise<SessionsEnded> {
    return this.accounts.endSessions(user_id, by);
  }

  @Handle(deleteAccount)
  delete({ user_id }: DeleteAccount, by: Principal): Promise<AccountDeleted> {
    return this.accounts.delete(user_id, by);
  }
}
