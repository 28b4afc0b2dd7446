import type { UploadLimits } from '../ports/storage-ports';

export type StageProblem = 'too-large' | 'too-many' | 'bad-name' | 'twice';

/** A chosen file before it is sent. */
export interface StagedFile {
  readonly file: File;
  readonly problem: StageProblem | null;
}

/** Characters that no name may contain. */
const FORBIDDEN = /[/\\\u0000-\u001f\u007f]/u;
const MAX_NAME_BYTES = 255;

function isName(name: string): boolean {
  const bytes = new TextEncoder().encode(name).length;
  return bytes > 0 && bytes <= MAX_NAME_BYTES && !FORBIDDEN.test(name) && name !== '.' && name !== '..';
}

/** Validates the chosen files. Of two files with the same name, the second has a problem. */
export function stageFiles(files: readonly File[], { maxFileBytes, maxFiles }: UploadLimits): StagedFile[] {
  const names = new Set<string>();
  let accepted = 0;
  const problemOf = (file: File): StageProblem | null => {
    if (!isName(file.name)) {
      return 'bad-name';
    }
    if (names.has(file.name)) {
      return 'twice';
    }
    names.add(file.name);
    if (file.size > maxFileBytes) {
      return 'too-large';
    }
    if (accepted === maxFiles) {
      return 'too-many';
    }
    accepted += 1;
    return null;
  };
  return files.map((file) => ({ file, problem: problemOf(file) }));
}
