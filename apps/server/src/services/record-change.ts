import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../identity/identity.ts';
import { isWorkOfOthers } from '../jobs/work-access.ts';

/** Request that changed work. */
interface Change {
  readonly caller: Caller;
  readonly request: { readonly ip: string };
  /** Project or report that was changed. */
  readonly work: Parameters<typeof isWorkOfOthers>[1];
}

/**
 * Records that a caller stopped, restarted, archived or marked work of others, by admin rights alone. Call it after the change:
 * a refused call changes nothing.
 *
 * @param subject action with the name and the id of the work
 */
export async function recordChange(
  { audit }: Pick<Dependencies, 'audit'>,
  { caller, request, work }: Change,
  subject: string,
): Promise<void> {
  if (isWorkOfOthers(caller, work)) await audit.recordCall({ caller, request }, 'work-changed', subject);
}
