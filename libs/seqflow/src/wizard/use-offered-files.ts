import { useEffect, useState } from 'react';
import { useSeqflow } from '../ports/seqflow-ports';

/** No files; always the same list. */
export const NO_FILES: readonly string[] = [];

/**
 * Storage links of the files that another screen handed over; empty without a handover, undefined while they are read, and
 * null if they are not there for this account, as in another tab.
 */
export function useOfferedFiles(id: string | undefined): readonly string[] | null | undefined {
  const { session } = useSeqflow();
  const { email } = session;
  const [read, setRead] = useState<{ readonly id: string; readonly files: readonly string[] | null }>();
  useEffect(() => {
    if (id !== undefined) {
      // Loaded on demand: most visits of the wizard have no handover.
      import('../handover/file-handover').then(
        ({ takeFiles }) => setRead({ id, files: takeFiles(id, { account: email }) }),
        () => setRead({ id, files: null }),
      );
    }
  }, [id, email]);
  return id === undefined ? NO_FILES : read?.id === id ? read.files : undefined;
}
