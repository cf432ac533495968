import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AskWorkload, type TeamApprovals, teamApprovals } from '@dossier/proto/calls/team';
import { Controller } from '@nestjs/common';
import { Turnaround } from './turnaround.js';

@Controller()
export class TeamController {
  constructor(private readonly turnaround: Turnaround) {}

  @Handle(teamApprovals)
  approvals(_: AskWorkload, by: Principal): Promise<TeamApprovals> {
    return this.turnaround.of(by);
  }
}
