import type { ChunkGroup } from './chunk-group.mts';
import { FEATURE_CHUNKS } from './feature-chunks.mts';
import { PAGE_CHUNKS } from './page-chunks.mts';

/**
 * Chunk groups of the portal: few files for each route. Left to itself the bundler writes a file for each set of routes
 * that shares a module, sixty for a collection, and on a slow line each costs more in waiting than in bytes. After the
 * entry (`vendor`, `portal`) a route loads at most its own file, its messages and four shared ones. The first group that
 * matches takes a module, together with what it imports. The gate in `apps/portal-e2e/src/first-load.spec.ts` counts.
 */
export const CHUNK_GROUPS: readonly ChunkGroup[] = [...PAGE_CHUNKS, ...FEATURE_CHUNKS];
