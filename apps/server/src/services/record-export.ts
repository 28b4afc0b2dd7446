import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../identity/identity.ts';
import { storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import { isOfOthers } from './storage-access.ts';

/** Request whose export may be recorded. */
interface Export {
  readonly caller: Caller | undefined;
  readonly request: { readonly ip: string };
}

/**
 * Records that a caller took a file or a folder by admin rights alone: by a link, an archive, a move, a copy or a key for its
 * folder. Call it with the former location, once the caller has it: a refused call is no export.
 */
export async function recordExport(
  dependencies: Pick<Dependencies, 'audit' | 'config' | 'db'>,
  { caller, request }: Export,
  { bucket, key }: ObjectLocation,
): Promise<void> {
  if (caller && (await isOfOthers(dependencies, caller, bucket, key)))
    await dependencies.audit.recordCall({ caller, request }, 'exported', storageLink(bucket, key));
}
