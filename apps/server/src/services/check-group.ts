import { ApiError } from '../http/api-error.ts';
import { isAdmin, type Caller, type Identity } from '../identity/identity.ts';

/**
 * Checks that a group is one of the caller's, because its members can read, change and delete what is put into it.
 * Admins may choose any existing group. Throws 403 with the possible groups.
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
