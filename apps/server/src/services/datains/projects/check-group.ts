import { ApiError } from '../../../http/api-error.ts';
import { isAdmin, type Caller, type Identity } from '../../../identity/identity.ts';

/**
 * Makes sure that a project goes into a group of the caller: its members see, change and delete the project. Admins may
 * choose any group that somebody belongs to. Throws 403 with the groups to choose from.
 */
export async function checkGroup(
  identity: Pick<Identity, 'groupExists'>,
  caller: Caller,
  group: string | undefined,
): Promise<void> {
  if (group === undefined || caller.groups.includes(group)) return;
  if (isAdmin(caller)) {
    if (await identity.groupExists(group)) return;
    throw refusal(`There is no group "${group}": choose a group that has members, or none.`);
  }
  const own = caller.groups.map((name) => `"${name}"`).join(', ');
  throw refusal(
    `You are not in the group "${group}": choose ${own === '' ? 'none, because you are in no group' : `one of yours (${own}), or none`}.`,
  );
}

function refusal(message: string): ApiError {
  return new ApiError(403, message, [{ field: 'group_name', message: 'is not a group of yours' }]);
}
