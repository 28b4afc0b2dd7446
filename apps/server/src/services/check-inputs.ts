import { ApiError, type FieldProblem } from '../http/api-error.ts';
import type { Caller } from '../identity/identity.ts';
import { parseStorageLink, type ObjectLocation } from '../objects/storage-link.ts';
import { accessScope, isInScope } from './storage-access.ts';
import type { Dependencies } from '../dependencies.ts';

/** Input link of a request, with its field. */
export interface InputLink {
  field: string;
  link: string;
}

/** Checks of each input. */
export interface InputChecks {
  mayRead: (location: ObjectLocation) => Promise<boolean>;
  exists: (location: ObjectLocation) => Promise<boolean>;
}

/**
 * Checks that the caller may read each input (403) and that it exists (422), before anything is created. Existence is only
 * reported for locations that the caller may read.
 */
export async function checkInputs(
  inputs: readonly InputLink[],
  { mayRead, exists }: InputChecks,
): Promise<void> {
  const known = new Map<string, Promise<'forbidden' | 'missing' | 'valid'>>();
  const check = async (link: string): Promise<'forbidden' | 'missing' | 'valid'> => {
    const location = parseStorageLink(link);
    if (!location) return 'missing';
    if (!(await mayRead(location))) return 'forbidden';
    return (await exists(location)) ? 'valid' : 'missing';
  };
  const refused: Record<'forbidden' | 'missing', FieldProblem[]> = { forbidden: [], missing: [] };
  for (const { field, link } of inputs) {
    // The samples of a batch often share a file.
    const checked = known.get(link) ?? check(link);
    known.set(link, checked);
    const state = await checked;
    if (state === 'forbidden')
      refused.forbidden.push({
        field,
        message: { 'en-US': `${link} is not yours to read`, 'zh-CN': `${link} 不在您可读取的范围内` },
      });
    if (state === 'missing')
      refused.missing.push({
        field,
        message: { 'en-US': `${link} does not exist`, 'zh-CN': `${link} 不存在` },
      });
  }
  if (refused.forbidden.length > 0)
    throw new ApiError(
      403,
      {
        'en-US':
          'Some inputs belong to other users: choose your own files, those of your groups, or public ones.',
        'zh-CN': '部分输入文件属于其他用户：请选择您自己的文件、您所在用户组的文件或公开文件。',
      },
      refused.forbidden,
    );
  if (refused.missing.length > 0)
    throw new ApiError(
      422,
      {
        'en-US': 'Some inputs do not exist: upload them, or choose others.',
        'zh-CN': '部分输入文件不存在：请上传这些文件，或选择其他文件。',
      },
      refused.missing,
    );
}

/** Input checks with the object store and its access rules. */
export function inputChecks(
  dependencies: Pick<Dependencies, 'config' | 'db' | 'objects'>,
  caller: Caller,
): InputChecks {
  return {
    mayRead: async ({ bucket, key }) => {
      const scope = await accessScope(dependencies, caller, bucket, 'read');
      return isInScope(scope, key);
    },
    exists: async ({ bucket, key }) => {
      if (!key.endsWith('/')) return (await dependencies.objects.head(bucket, key)) !== undefined;
      return (
        (await dependencies.objects.list({ bucket, prefix: key, delimiter: '', page: 1, perPage: 1 })).total >
        0
      );
    },
  };
}
