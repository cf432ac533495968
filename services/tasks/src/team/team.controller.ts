import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AskWorkload, type TeamWorkload, teamWorkload } from '@dossier/proto/calls/team';
import { Controller } from '@nestjs/common';
import { Workloads } from './workloads.js';

@Controller()
export class TeamController {
  constructor(private readonly workloads: Workloads) {}

  @Handle(teamWorkload)
  workload(_: AskWorkload, by: Principal): Promise<TeamWorkload> {
    return this.workloads.of(by);
  }
}
