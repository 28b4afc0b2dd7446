import type { LocalFile } from '@omics-portal/ui';
import { acceptsFile } from '@omics-portal/api/file-filter';

/** Reason why a file of this computer is not uploaded. */
export type RefusedReason = 'hidden' | 'not-accepted' | 'empty' | 'too-large' | 'bad-name' | 'repeated';

/** File of this computer with its path below the folder of the upload. */
export interface PlannedFile extends LocalFile {
  readonly path: string;
}

/** Division of the chosen files before an upload: each file is in exactly one list. */
export interface UploadPlan {
  /** Files to send. */
  readonly send: readonly PlannedFile[];
  /** Files of `send` that replace a stored file of another size. */
  readonly replaced: readonly PlannedFile[];
  /** Files stored before with the same path and size, as after an interrupted upload. */
  readonly stored: readonly PlannedFile[];
  readonly refused: readonly (PlannedFile & { readonly reason: RefusedReason })[];
}

interface UploadPlanOptions {
  /** Filters of the columns of files; a file must fit one of them. */
  readonly filterTypes: readonly (string | undefined)[];
  readonly maxFileBytes: number;
  /** Sizes of the stored files in bytes, by the path below the folder of the upload. */
  readonly existing: ReadonlyMap<string, number>;
}

const MAX_NAME_BYTES = 255;
const FORBIDDEN = /[\\\u0000-\u001f\u007f]/u;

/** Divides the chosen files into those to send, those stored before, and those that are refused with a reason. */
export function uploadPlan(
  files: readonly LocalFile[],
  { filterTypes, maxFileBytes, existing }: UploadPlanOptions,
): UploadPlan {
  const seen = new Set<string>();
  const reasonOf = ({ file, path }: PlannedFile): RefusedReason | null => {
    if (path.split('/').some((part) => part.startsWith('.'))) {
      return 'hidden';
    }
    if (FORBIDDEN.test(path) || new TextEncoder().encode(file.name).length > MAX_NAME_BYTES) {
      return 'bad-name';
    }
    if (!filterTypes.some((filterType) => acceptsFile(filterType, path))) {
      return 'not-accepted';
    }
    if (seen.has(path)) {
      return 'repeated';
    }
    seen.add(path);
    return file.size === 0 ? 'empty' : file.size > maxFileBytes ? 'too-large' : null;
  };
  const planned = files.map((local) => ({ ...local, path: `${local.folder}${local.file.name}` }));
  const judged = planned.map((file) => ({ file, reason: reasonOf(file) }));
  const good = judged.flatMap(({ file, reason }) => (reason ? [] : [file]));
  const stored = good.filter(({ file, path }) => existing.get(path) === file.size);
  const send = good.filter((file) => !stored.includes(file));
  return {
    send,
    replaced: send.filter(({ path }) => existing.has(path)),
    stored,
    refused: judged.flatMap(({ file, reason }) => (reason ? [{ ...file, reason }] : [])),
  };
}
