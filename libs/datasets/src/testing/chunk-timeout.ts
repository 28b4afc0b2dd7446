/** Time limit for content in a lazily loaded chunk, which a busy machine builds slowly. */
export const CHUNK_TIMEOUT = { timeout: 10_000 } as const;
