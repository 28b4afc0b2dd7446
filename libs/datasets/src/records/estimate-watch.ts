import { notifyManager, type QueryCache } from '@tanstack/react-query';
import { isEstimated, SHOWN_RECORD_QUERIES } from '@omics-portal/resources';

/** Store for `useSyncExternalStore`: whether the screen shows counts that are estimates. */
export interface EstimateWatch {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getSnapshot: () => boolean;
}

/**
 * Watches the shown queries of collections. While a new filter has no counts yet, the last state holds, so that a notice does not
 * come and go with each filter.
 */
export function createEstimateWatch(cache: QueryCache): EstimateWatch {
  let last = false;
  return {
    subscribe: (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    getSnapshot: () => {
      const shown = cache.findAll(SHOWN_RECORD_QUERIES);
      const isLoading = shown.some(
        ({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching',
      );
      last = shown.some(isEstimated) || (last && isLoading);
      return last;
    },
  };
}
