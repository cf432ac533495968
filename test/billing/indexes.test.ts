import { OF_NO_REPORTS } from '@dossier/proto/rules/credits';
import { expect, it } from '@jest/globals';
import { onStored } from '../support/stored.js';

type Stage = { stage: string; inputStage?: Stage };

const stagesOf = ({ stage, inputStage }: Stage): string[] => [stage, ...(inputStage ? stagesOf(inputStage) : [])];

it('a page of credits is read in order, and deposits in doubt and what is no conversion are counted without reading the others', async () => {
  const page = await onStored('billing', 'entries', (entries) =>
    entries.find({ tenant_id: 'any' }).sort({ number: -1, _id: -1 }).explain('queryPlanner'),
  );
  expect(stagesOf(page.queryPlanner.winningPlan)).toEqual(['FETCH', 'IXSCAN']);
  const doubtful = await onStored('billing', 'deposits', (deposits) =>
    deposits.find({ in_doubt: true }).explain('queryPlanner'),
  );
  expect(stagesOf(doubtful.queryPlanner.winningPlan)).toEqual(['FETCH', 'IXSCAN']);
  const withoutReports = await onStored('billing', 'entries', (entries) =>
    entries
      .find({ tenant_id: 'any', number: { $lte: 9 }, type: { $in: [...OF_NO_REPORTS] } })
      .project({ _id: 0, amount: 1 })
      .hint('tenant_id_1_type_1_number_-1_amount_1')
      .explain('queryPlanner'),
  );
  expect(stagesOf(withoutReports.queryPlanner.winningPlan)).toEqual(['PROJECTION_COVERED', 'IXSCAN']);
});
