import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskListChanges,
  type ListChangesPage,
  type ListsStatus,
  listChanges,
  listsStatus,
  type NameList,
  type RefreshStarted,
  type RollBackList,
  refreshList,
  rollBackList,
} from '@dossier/proto/calls/sanction-lists';
import { Controller } from '@nestjs/common';
import { ListService } from './list.service.js';
import { ListChanges } from './list-changes.js';
import { ListStatuses } from './list-statuses.js';

@Controller()
export class ListController {
  constructor(
    private readonly lists: ListService,
    private readonly statuses: ListStatuses,
    private readonly changes: ListChanges,
  ) {}

  @Handle(listsStatus)
  status(): Promise<ListsStatus> {
    return this.statuses.all();
  }

  @Handle(listChanges)
  compare(input: AskListChanges): Promise<ListChangesPage> {
    return this.changes.page(input);
  }

  @Handle(refreshList)
  refresh(input: NameList, by: Principal): Promise<RefreshStarted> {
    return this.lists.refresh(input, by);
  }

  @Handle(rollBackList)
  rollBack(input: RollBackList, by: Principal): Promise<RefreshStarted> {
    return this.lists.rollBack(input, by);
  }
}
