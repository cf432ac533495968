import { expect, it } from '@jest/globals';
import { onStored } from '../support/stored.js';

type Stage = { stage: string; inputStage?: Stage };

const stagesOf = ({ stage, inputStage }: Stage): string[] => [stage, ...(inputStage ? stagesOf(inputStage) : [])];

it('a page of credits is read in order, and deposits in doubt are counted without reading the others', async () => {
  const page = await onStored('billing', 'entries', (entries) =>
    entries.find({ tenant_id: 'any' }).sort({ number: -1, _id: -1 }).explain('queryPlanner'),
  );
  expect(stagesOf(page.queryPlanner.winningPlan)).toEqual(['FETCH', 'IXSCAN']);
  const doubtful = await onStored('billing', 'deposits', (deposits) =>
    deposits.find({ in_doubt: true }).explain('queryPlanner'),
  );
  expect(stagesOf(doubtful.queryPlanner.winningPlan)).toEqual(['FETCH', 'IXSCAN']);
});
