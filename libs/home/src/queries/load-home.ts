import { collectionListQuery, holdingQueries, OMICS } from '@omics-portal/resources';
import type { QueryClient } from '@tanstack/react-query';
import type { HomePorts } from '../ports/home-ports';
import { userQueries } from './user-queries';

/** Options for the requests of a home screen. */
export interface HomeLoad extends Pick<HomePorts, 'datains' | 'dataseq' | 'reports' | 'brand'> {
  readonly queryClient: QueryClient;
  /** False for visitors, whose screen has the collections only. */
  readonly isSignedIn: boolean;
}

/**
 * Starts the requests of a home screen. The screen reads the same queries from the cache. A host calls it while the code
 * of the screen is still loading. Failures stay in the cache, where the panels show them.
 */
export function loadHome({ queryClient, isSignedIn, dataseq, brand, ...services }: HomeLoad): void {
  const holdings = holdingQueries(dataseq, brand);
  const queries = [
    ...(isSignedIn ? Object.values(userQueries(services)) : []),
    collectionListQuery(dataseq),
    ...OMICS.map((omics) => holdings.holdings(omics)),
  ];
  // The types of the results differ, and none is used here.
  Promise.all(queries.map((options) => queryClient.query(options as never))).catch(() => undefined);
}
