/** For what comes with a chunk of its own, which a busy machine takes its time to build. */
export const WITH_PATIENCE = { timeout: 10_000 } as const;
