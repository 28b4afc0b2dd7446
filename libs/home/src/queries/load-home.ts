import { collectionListQuery, holdingQueries, offeredCollections, omicsOf } from '@omics-portal/resources';
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
  const start = (options: unknown) => void queryClient.query(options as never).catch(() => undefined);
  if (isSignedIn) Object.values(userQueries(services)).forEach(start);
  void queryClient
    .query(collectionListQuery(dataseq))
    .catch(() => undefined)
    .then((names) => {
      for (const name of offeredCollections(brand, names)) {
        const omics = omicsOf(brand, name);
        if (omics) start(holdings.holdings(omics));
      }
    });
}
