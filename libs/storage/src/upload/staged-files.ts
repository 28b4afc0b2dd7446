import type { LocalFile } from '@omics-portal/ui';
import type { UploadLimits } from '../ports/storage-ports';

export type StageProblem = 'too-large' | 'too-many' | 'bad-name' | 'twice' | 'refused-type' | 'no-room';

/** A chosen file before it is sent. */
export interface StagedFile extends LocalFile {
  readonly problem: StageProblem | null;
}

/** Characters that no name may contain. */
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/u;
const MAX_NAME_BYTES = 255;

function isName(name: string): boolean {
  const bytes = new TextEncoder().encode(name).length;
  return bytes > 0 && bytes <= MAX_NAME_BYTES && !FORBIDDEN.test(name) && name !== '.' && name !== '..';
}

/** Path of a file below the folder of the upload. */
export function pathOf({ file, folder }: LocalFile): string {
  return `${folder}${file.name}`;
}

/** Ending of a file name that the site refuses, without the dot; undefined for other files. */
function refusedType(name: string, refusedTypes: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  return refusedTypes.find((type) => lower.endsWith(`.${type}`));
}

/**
 * Validates the chosen files. Of two files with the same path, the second has a problem; of files that do not fit into `room`
 * bytes together, the later ones.
 */
export function stageFiles(
  files: readonly LocalFile[],
  { maxFileBytes, maxFiles, refusedTypes }: UploadLimits,
  room = Number.POSITIVE_INFINITY,
): StagedFile[] {
  const paths = new Set<string>();
  let accepted = 0;
  let left = room;
  const problemOf = (local: LocalFile): StageProblem | null => {
    const path = pathOf(local);
    if (!path.split('/').every(isName)) {
      return 'bad-name';
    }
    if (paths.has(path)) {
      return 'twice';
    }
    paths.add(path);
    if (refusedType(local.file.name, refusedTypes) !== undefined) {
      return 'refused-type';
    }
    if (local.file.size > maxFileBytes) {
      return 'too-large';
    }
    if (accepted === maxFiles) {
      return 'too-many';
    }
    if (local.file.size > left) {
      return 'no-room';
    }
    left -= local.file.size;
    accepted += 1;
    return null;
  };
  return files.map((local) => ({ ...local, problem: problemOf(local) }));
}
