import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { Notifications } from '@dossier/proto/calls/notifications';
import {
  type AskTeamChanges,
  type AskWorkload,
  type TeamApprovals,
  teamApprovals,
  teamChanges,
} from '@dossier/proto/calls/team';
import { Controller } from '@nestjs/common';
import { TeamChanges } from './team-changes.js';
import { Turnaround } from './turnaround.js';

@Controller()
export class TeamController {
  constructor(
    private readonly turnaround: Turnaround,
    private readonly changes: TeamChanges,
  ) {}

  @Handle(teamApprovals)
  approvals(_: AskWorkload, by: Principal): Promise<TeamApprovals> {
    return this.turnaround.of(by);
  }

  @Handle(teamChanges)
  list(input: AskTeamChanges, by: Principal): Promise<Notifications> {
    return this.changes.page(input, by);
  }
}
