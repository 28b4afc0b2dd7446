import { type QcInputs, readFolder } from '@omics-portal/qc-inputs';
import type { LocalFile } from '@omics-portal/ui';
import { useEffect, useMemo, useState } from 'react';
import type { DonorChoice } from './folder-source';
import { type LocalFolder, readLocalFolder } from './read-local-folder';

/** State of the files of a folder: read in the browser, so that samples and problems show before an upload. */
export interface LocalFolderState {
  readonly reading: boolean;
  /** True if a file could not be read. */
  readonly failed: boolean;
  readonly folder: LocalFolder | null;
  /** Figures of the files with the donors that were chosen. */
  readonly inputs: QcInputs | null;
}

interface ReadState {
  readonly files: readonly LocalFile[];
  readonly folder: LocalFolder | null;
}

/** Reads the chosen files, and what they hold. */
export function useLocalFolder(
  files: readonly LocalFile[],
  donors: readonly DonorChoice[],
): LocalFolderState {
  const [read, setRead] = useState<ReadState>({ files: [], folder: null });
  useEffect(() => {
    const abort = new AbortController();
    readLocalFolder(files, abort.signal).then(
      (folder) => setRead({ files, folder }),
      () => {
        if (!abort.signal.aborted) {
          setRead({ files, folder: null });
        }
      },
    );
    return () => abort.abort();
  }, [files]);
  const folder = read.files === files ? read.folder : null;
  const inputs = useMemo(
    () =>
      folder &&
      readFolder(folder.texts, {
        corrections: Object.fromEntries(donors.map(({ library, sample }) => [library, { donor: sample }])),
      }),
    [folder, donors],
  );
  const isRead = read.files === files;
  return { reading: files.length > 0 && !isRead, failed: isRead && folder === null, folder, inputs };
}
