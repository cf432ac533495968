import { describe, expect, it } from '@jest/globals';
import type { Plain } from '../records/model/json.js';
import { say } from '../texts/phrase.js';
import { conforms, resetUnexplained } from './world-check.js';

const answers = (suffix: string, sanctions: string, pep: string, adverse: string): Plain => ({
  [`sanctions_found${suffix}`]: sanctions,
  [`pep_found${suffix}`]: pep,
  [`relevant_adverse_information_found${suffix}`]: adverse,
});
const said = (text: string) => ({ ops: [{ insert: text }] });

describe('conformity', () => {
  const manager = answers('', 'YES', 'NO', 'NO');

  it('is given for an account manager and before an answer', () => {
    expect(conforms('account_manager', {})).toBe(true);
    expect(conforms('supervisor', manager)).toBe(true);
  });

  it('asks a supervisor to match the account manager', () => {
    expect(conforms('supervisor', { ...manager, ...answers('_supervisor', 'YES', 'NO', 'NO') })).toBe(true);
    expect(conforms('supervisor', { ...manager, ...answers('_supervisor', 'YES', 'YES', 'NO') })).toBe(false);
    expect(conforms('supervisor', answers('_supervisor', 'NO', 'NO', 'NO'))).toBe(false);
  });

  it('asks a compliance officer to match both', () => {
    const supervisor = answers('_supervisor', 'YES', 'NO', 'NO');
    const officer = answers('_compliance', 'YES', 'NO', 'NO');
    expect(conforms('compliance', { ...manager, ...supervisor, ...officer })).toBe(true);
    expect(conforms('compliance', { ...manager, ...officer, ...answers('_supervisor', 'NO', 'NO', 'NO') })).toBe(false);
    expect(conforms('compliance', { ...supervisor, ...officer, ...answers('', 'NO', 'NO', 'NO') })).toBe(false);
  });
});

describe('a YES without a comment', () => {
  it('goes back to NO, with a sentence', () => {
    const values = {
      ...answers('_supervisor', 'YES', 'YES', 'NO'),
      sanctions_comment_supervisor: said('Listed in 2024'),
      pep_comment_supervisor: said(' \n'),
      pep_comment: said('of another level'),
    };
    const { edit, messages } = resetUnexplained('supervisor', values);
    expect(edit).toEqual({ pep_found_supervisor: 'NO' });
    expect(messages.map(say)).toEqual(['PEP found will be set as NO as there are no comments provided']);
    expect(resetUnexplained('account_manager', values)).toEqual({ edit: {}, messages: [] });
  });
});
