/** Whether a write failed because its unique value is taken. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11_000;
