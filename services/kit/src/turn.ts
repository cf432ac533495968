let turn: Promise<void> | undefined;

/**
 * Resolves when the present turn of the event loop has read all its input. Messages that are sent right afterwards leave
 * in one write: under load a write to a socket costs more than making the message.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = undefined;
      resolve();
    }),
  );
  return turn;
}
