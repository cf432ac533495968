type Known<T> = { answer: Promise<T>; renewFrom: number; until: number; next?: Known<T> };

/** The last part of an answer's life, in which the next one is fetched. */
const RENEWED_IN_LAST = 1 / 3;

/**
 * What was asked for is not asked for again within `ms`. Whoever asks near the end of that time has it asked anew, but is
 * given the known answer: of many who ask in a row nobody waits. A failure is not remembered.
 */
export class ShortMemory<T> {
  private readonly known = new Map<string, Known<T>>();

  constructor(
    private readonly ms: number,
    private readonly most = 10_000,
  ) {}

  recall(key: string, ask: () => Promise<T>): Promise<T> {
    const now = Date.now();
    const found = this.known.get(key);
    // The next answer is under way: whoever comes now waits for it.
    const known = found && found.until <= now ? found.next : found;
    if (!known || known.until <= now) return this.remember(key, this.answered(ask()));
    if (known !== found) return this.remember(key, known);
    if (known.renewFrom <= now) this.renew(key, known, ask);
    return known.answer;
  }

  forget(key: string): void {
    this.known.delete(key);
  }

  private remember(key: string, asked: Known<T>): Promise<T> {
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, asked);
    asked.answer.catch(() => this.replace(key, asked));
    return asked.answer;
  }

  private renew(key: string, known: Known<T>, ask: () => Promise<T>): void {
    known.renewFrom = Number.POSITIVE_INFINITY;
    const asked = this.answered(ask());
    known.next = asked;
    asked.answer.then(
      () => this.replace(key, known, asked),
      () => this.replace(key, known),
    );
  }

  /** An answer is as old as its question. */
  private answered(answer: Promise<T>): Known<T> {
    const until = Date.now() + this.ms;
    return { answer, until, renewFrom: until - this.ms * RENEWED_IN_LAST };
  }

  /** Nothing is put in the place of what was forgotten or asked for meanwhile. */
  private replace(key: string, known: Known<T>, next?: Known<T>): void {
    if (this.known.get(key) !== known) return;
    if (next) this.known.set(key, next);
    else this.known.delete(key);
  }
}
