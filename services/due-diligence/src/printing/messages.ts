import type { DueDiligenceForm } from '@dossier/proto/calls/due-diligence';

export type ToPrint = { id: number; form: DueDiligenceForm; at: Date; language: string };
export type Printed = { id: number } & ({ bytes: Uint8Array } | { failure: string });
