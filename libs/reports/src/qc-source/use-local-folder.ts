import { type QcInputs, readFolder } from '@omics-portal/qc-inputs';
import type { LocalFile } from '@omics-portal/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DonorChoice } from './folder-source';
import { type LocalFolder, readLocalFolder } from './read-local-folder';

/** State of the files of a folder: read in the browser, so that samples and problems show before an upload. */
export interface LocalFolderState {
  /** True if a file could not be read. */
  readonly failed: boolean;
  readonly folder: LocalFolder | null;
  /** Figures of the files with the donors that were chosen. */
  readonly inputs: QcInputs | null;
  /** Waits until the files are read, so that a submission meanwhile is not lost. Rejects if one cannot be read. */
  readonly whenRead: () => Promise<LocalFolder>;
}

interface ReadState {
  readonly files: readonly LocalFile[];
  readonly folder: LocalFolder | null;
}

const NO_FOLDER: LocalFolder = { send: [], texts: [], archives: 0, passedOver: 0 };

/** First of the equal lists in successive renders: a form copies its values at each change of any field. */
function useFirstOfEqual<Item>(
  list: readonly Item[],
  isSame: (item: Item, other: Item) => boolean,
): readonly Item[] {
  const [first, setFirst] = useState(list);
  const isEqual =
    first.length === list.length &&
    list.every((item, index) => {
      const other = first[index];
      return other !== undefined && isSame(item, other);
    });
  if (!isEqual) {
    setFirst(list);
  }
  return isEqual ? first : list;
}

const isSameFile = (local: LocalFile, other: LocalFile) => local.file === other.file;
const isSameDonor = (choice: DonorChoice, other: DonorChoice) =>
  choice.library === other.library && choice.sample === other.sample;

/** Reads the chosen files, and what they hold: once, whatever else changes in their form. */
export function useLocalFolder(
  chosenFiles: readonly LocalFile[],
  chosenDonors: readonly DonorChoice[],
): LocalFolderState {
  const files = useFirstOfEqual(chosenFiles, isSameFile);
  const donors = useFirstOfEqual(chosenDonors, isSameDonor);
  const [read, setRead] = useState<ReadState>({ files: [], folder: null });
  const reading = useRef(Promise.resolve(NO_FOLDER));
  useEffect(() => {
    const abort = new AbortController();
    reading.current = readLocalFolder(files, abort.signal);
    reading.current.then(
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
  // One function for all renders: a handle with it does not change.
  const whenRead = useCallback(() => reading.current, []);
  return {
    failed: isRead && folder === null,
    folder,
    inputs,
    whenRead,
  };
}
