/** Time limit for a part in a chunk of its own, which a busy machine builds slowly. */
export const WITH_PATIENCE = { timeout: 10_000 } as const;
