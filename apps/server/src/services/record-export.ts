import type { Kysely } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../identity/identity.ts';
import { parseStorageLink, storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { ofOthers } from './storage-access.ts';

/** Folders and files that the event of many names; the others are counted. */
const MAX_NAMED = 10;

type ExportDependencies = Pick<Dependencies, 'audit' | 'config' | 'db'>;

/** Request whose export may be recorded. */
export interface Export {
  readonly caller: Caller | undefined;
  readonly request: { readonly ip: string };
}

/**
 * Records that a caller took a file or a folder by admin rights alone: by a link, an archive, a move, a copy or a key for its
 * folder, or had it read. Call it with the former location, once the caller has it: a refused call is no export.
 */
export async function recordExport(
  dependencies: ExportDependencies,
  { caller, request }: Export,
  object: ObjectLocation,
): Promise<void> {
  if (caller && (await ofOthers(dependencies, caller, [object])).length > 0)
    await dependencies.audit.recordCall(
      { caller, request },
      'exported',
      storageLink(object.bucket, object.key),
    );
}

/**
 * Record of the inputs that a caller gives to a job by admin rights alone: one event for all, with the name of the work and
 * the folders. The function that it resolves to writes the event in the transaction that creates the work; it writes none if
 * all inputs are the caller's to read anyway.
 */
export async function inputExport(
  dependencies: ExportDependencies,
  { caller, request }: Export & { readonly caller: Caller },
  inputs: Iterable<string>,
): Promise<(transaction: Kysely<Database>, work: string) => Promise<void>> {
  const locations = [...new Set(inputs)].flatMap((link) => parseStorageLink(link) ?? []);
  const taken = await ofOthers(dependencies, caller, locations);
  return async (transaction, work) => {
    if (taken.length === 0) return;
    const subject = `${work}: ${foldersOf(taken)}`;
    const event = { kind: 'exported', actor: caller.username, subject, address: request.ip } as const;
    await dependencies.audit.record(event, transaction);
  };
}

/** Files as a person reads them: the link of a single one, and the folder of many with their number. */
function foldersOf(files: readonly ObjectLocation[]): string {
  const byFolder = new Map<string, string[]>();
  for (const { bucket, key } of files) {
    const link = storageLink(bucket, key);
    const folder = link.slice(0, link.lastIndexOf('/', link.length - 2) + 1);
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), link]);
  }
  const names = [...byFolder].map(([folder, [only = folder, ...more]]) =>
    more.length === 0 ? only : `${folder} (${more.length + 1})`,
  );
  const unnamed = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(unnamed > 0 ? [`+${unnamed}`] : [])].join(', ');
}
