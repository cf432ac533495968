import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskDifference,
  type FileDifference,
  getDifference,
  type PrintDifference,
  type PrintedDifference,
  printDifference,
} from '@dossier/proto/calls/kyc-difference';
import type { Answer, RecordId } from '@dossier/proto/calls/kyc-records';
import {
  getSnapshot,
  type ListSnapshots,
  listSnapshots,
  type SaveSnapshot,
  type SnapshotSaved,
  type Snapshots,
  saveSnapshot,
} from '@dossier/proto/calls/kyc-snapshots';
import { Controller } from '@nestjs/common';
import { DifferenceService } from './difference.service.js';
import { DifferencePrinter } from './difference-printer.js';
import { SnapshotService } from './snapshot.service.js';

@Controller()
export class SnapshotController {
  constructor(
    private readonly snapshots: SnapshotService,
    private readonly differences: DifferenceService,
    private readonly printer: DifferencePrinter,
  ) {}

  @Handle(listSnapshots)
  list(input: ListSnapshots, by: Principal): Promise<Snapshots> {
    return this.snapshots.list(input, by);
  }

  @Handle(getDifference)
  difference(input: AskDifference, by: Principal): Promise<FileDifference> {
    return this.differences.read(input, by);
  }

  @Handle(printDifference)
  printDifference(input: PrintDifference, by: Principal): Promise<PrintedDifference> {
    return this.printer.print(input, by);
  }

  @Handle(getSnapshot)
  read({ id }: RecordId, by: Principal): Promise<Answer> {
    return this.snapshots.read(id, by);
  }

  @Handle(saveSnapshot)
  save(input: SaveSnapshot, by: Principal): Promise<SnapshotSaved> {
    return this.snapshots.save(input, by);
  }
}
