import { useState } from 'react';

/** State that somebody may change for a while: it starts at `value`, and starts over each time `value` is another. */
export function useFollowing<T>(value: T): [held: T, set: (next: T) => void] {
  const [state, setState] = useState({ value, held: value });
  const own = Object.is(state.value, value) ? state : { value, held: value };
  if (own !== state) setState(own);
  return [own.held, (held) => setState({ value, held })];
}
