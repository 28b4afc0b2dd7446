/** Polling beside an open stream only recovers lost events, so it can be this many times rarer. */
const RARER_FACTOR = 6;

/** Polling interval in milliseconds: as configured without an open stream, six times longer with one. */
export function pollInterval(configuredMs: number, streamOpen: boolean): number {
  return streamOpen ? configuredMs * RARER_FACTOR : configuredMs;
}
