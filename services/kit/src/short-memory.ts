/** What was asked for is not asked for again within `ms`. A failure is not remembered. */
export class ShortMemory<T> {
  private readonly known = new Map<string, { until: number; answer: Promise<T> }>();

  constructor(
    private readonly ms: number,
    private readonly most = 10_000,
  ) {}

  recall(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.known.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = ask();
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(key, { until: Date.now() + this.ms, answer });
    answer.catch(() => this.forget(key));
    return answer;
  }

  forget(key: string): void {
    this.known.delete(key);
  }
}
