import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
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
    throw refusal({
      'en-US': `There is no group "${group}": choose a group that has members, or none.`,
      'zh-CN': `没有名为“${group}”的用户组：请选择有成员的用户组，或不选。`,
    });
  }
  const own = caller.groups.map((name) => `"${name}"`).join(', ');
  throw refusal({
    'en-US': `You are not in the group "${group}": choose ${own === '' ? 'none, because you are in no group' : `one of yours (${own}), or none`}.`,
    'zh-CN': `您不在用户组“${group}”中：${own === '' ? '您不属于任何用户组，请不选' : `请选择您所在的用户组（${own}），或不选`}。`,
  });
}

function refusal(message: Sentence): ApiError {
  return new ApiError(403, message, [
    { field: 'group_name', message: { 'en-US': 'is not a group of yours', 'zh-CN': '不是您所在的用户组' } },
  ]);
}
