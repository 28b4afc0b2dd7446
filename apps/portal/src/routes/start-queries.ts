/** Starts queries without waiting for them. Failures stay in the cache, where the screen shows them. */
export function startQueries(queries: readonly Promise<unknown>[]): void {
  Promise.all(queries).catch(() => undefined);
}
