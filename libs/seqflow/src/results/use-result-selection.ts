import { useState } from 'react';
import type { ResultFile } from '@omics-portal/api';

/** Selection of result files over all pages, by link. Folders have no content of their own and are left out. */
export interface ResultSelection {
  readonly keys: ReadonlySet<string>;
  readonly files: readonly ResultFile[];
  /** Selects files by their links, among those of the page and those that are selected already. */
  readonly select: (keys: ReadonlySet<string>, page: readonly ResultFile[]) => void;
  readonly replace: (files: readonly ResultFile[]) => void;
  readonly clear: () => void;
}

/** State of a selection of result files, which keeps the files of pages that are no longer shown. */
export function useResultSelection(): ResultSelection {
  const [files, setFiles] = useState<readonly ResultFile[]>([]);
  const replace = (next: readonly ResultFile[]) => setFiles(next.filter(({ kind }) => kind !== 'folder'));
  return {
    keys: new Set(files.map(({ path }) => path)),
    files,
    select: (keys, page) => {
      const known = new Map([...files, ...page].map((file) => [file.path, file]));
      replace([...known.values()].filter(({ path }) => keys.has(path)));
    },
    replace,
    clear: () => setFiles([]),
  };
}
