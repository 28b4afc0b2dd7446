/** With a live stream, polling only mends what the stream lost, so it may be rare. */
const MENDING_FACTOR = 6;

/** How often to look again, in milliseconds: as configured without a live stream, rarely with one. */
export function pollInterval(configuredMs: number, live: boolean): number {
  return live ? configuredMs * MENDING_FACTOR : configuredMs;
}
