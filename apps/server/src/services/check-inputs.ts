import { ApiError, type ErrorDetail } from '../http/api-error.ts';
import type { Caller } from '../identity/identity.ts';
import { parseStorageLink, type StoragePlace } from '../jobs/storage-link.ts';
import { reachOf } from './storage-access.ts';
import type { Parts } from '../parts.ts';

/** A link that a request hands to a job, and the field it stands in. */
export interface InputLink {
  field: string;
  link: string;
}

/** What is asked about each input. */
export interface InputQuestions {
  mayRead: (place: StoragePlace) => Promise<boolean>;
  exists: (place: StoragePlace) => Promise<boolean>;
}

/**
 * Makes sure that the caller may read every input (403) and that it is there (422), before anything is made. Whether a
 * file exists is told only about places that the caller may read.
 */
export async function checkInputs(
  inputs: readonly InputLink[],
  { mayRead, exists }: InputQuestions,
): Promise<void> {
  const known = new Map<string, Promise<'forbidden' | 'missing' | 'there'>>();
  const lookUp = async (link: string): Promise<'forbidden' | 'missing' | 'there'> => {
    const place = parseStorageLink(link);
    if (!place) return 'missing';
    if (!(await mayRead(place))) return 'forbidden';
    return (await exists(place)) ? 'there' : 'missing';
  };
  const refused: Record<'forbidden' | 'missing', ErrorDetail[]> = { forbidden: [], missing: [] };
  for (const { field, link } of inputs) {
    // The samples of a batch often share a file.
    const asked = known.get(link) ?? lookUp(link);
    known.set(link, asked);
    const state = await asked;
    if (state === 'forbidden') refused.forbidden.push({ field, message: `${link} is not yours to read` });
    if (state === 'missing') refused.missing.push({ field, message: `${link} does not exist` });
  }
  if (refused.forbidden.length > 0)
    throw new ApiError(
      403,
      'Some inputs belong to somebody else: choose files of yours, of your groups, or public ones.',
      refused.forbidden,
    );
  if (refused.missing.length > 0)
    throw new ApiError(422, 'Some inputs do not exist: upload them, or choose others.', refused.missing);
}

/** The questions as the object store and its access rules answer them. */
export function inputQuestions(
  parts: Pick<Parts, 'config' | 'db' | 'objects'>,
  caller: Caller,
): InputQuestions {
  return {
    mayRead: async ({ bucket, key }) => {
      const reach = await reachOf(parts, caller, bucket, 'read');
      return reach === 'all' || reach.some((home) => key.startsWith(home));
    },
    exists: async ({ bucket, key }) => {
      if (!key.endsWith('/')) return (await parts.objects.head(bucket, key)) !== undefined;
      return (
        (await parts.objects.list({ bucket, prefix: key, delimiter: '', page: 1, perPage: 1 })).total > 0
      );
    },
  };
}
