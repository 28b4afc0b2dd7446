import { newId } from '../composition/new-id';

const PREFIX = 'page:';

/** Id of this page, which ends with a reload. */
export const THIS_PAGE = newId();

/**
 * Ids of the pages of this origin that are open. Each holds a lock until it is closed, also by a crash. A browser without locks
 * knows of no other page.
 */
export async function openPages(
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
  page: string = THIS_PAGE,
): Promise<ReadonlySet<string>> {
  if (!locks) {
    return new Set();
  }
  void locks.request(`${PREFIX}${page}`, () => new Promise<never>(() => undefined)).catch(() => undefined);
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
