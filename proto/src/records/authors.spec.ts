import { describe, expect, it } from '@jest/globals';
import { withAuthors } from './authors.js';

const written = (insert: string) => ({ ops: [{ insert }] });

describe('the author of a comment', () => {
  it('is named with what they wrote', () =>
    expect(withAuthors('subsidiary', {}, { comment: written('Dormant since 2024') }, 'Ana Croes')).toEqual({
      comment: written('Dormant since 2024'),
      comment_by: 'Ana Croes',
    }));

  it('stays who it was while the comment is not touched', () => {
    const before = { comment: written('Dormant'), comment_by: 'Ana Croes' };
    expect(withAuthors('subsidiary', before, { name: 'Daughter' }, 'Sam')).toEqual({ name: 'Daughter' });
    expect(withAuthors('subsidiary', before, { comment: written('Dormant') }, 'Sam')).toEqual({
      comment: written('Dormant'),
    });
  });

  it('goes with the comment', () =>
    expect(
      withAuthors('subsidiary', { comment: written('Dormant'), comment_by: 'Ana Croes' }, { comment: null }, 'Sam'),
    ).toEqual({ comment: null, comment_by: null }));

  it('is nobody where nothing was written', () =>
    expect(withAuthors('subsidiary', {}, { comment: null }, 'Sam')).toEqual({ comment: null }));
});
