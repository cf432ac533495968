/** Today as YYYY-MM-DD, by the same clock as the server's. */
export const today = (): string => new Date().toISOString().slice(0, 10);
