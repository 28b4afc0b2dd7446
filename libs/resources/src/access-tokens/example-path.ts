import type { TokenScope } from '@omics-portal/api';

/** Path of a call that shows how a token is used: projects for one that may read work, else the storage services. */
export function examplePath(scopes: readonly TokenScope[]): string {
  return scopes.includes('work:read') ? '/api/projects?page=1&per_page=10' : '/api/fs-services';
}

/** Part of a token that may be shown, by its id: people recognise it, and it opens nothing. */
export function shownToken(id: string): string {
  return `omp_${id}_…`;
}
