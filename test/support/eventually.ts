const LIMIT_MS = 15_000;

/** Repeats a look at the system until it succeeds: what one part tells another takes a moment. Fails with the last reason. */
export async function eventually<T>(look: () => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
