import { useSyncExternalStore } from 'react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Keeps the live event stream open while the screen is mounted; returns true while it is open. Otherwise, screens poll. */
export function useLiveUpdates(): boolean {
  const { live } = useSeqflow();
  return useSyncExternalStore(live.subscribe, live.isOpen);
}
