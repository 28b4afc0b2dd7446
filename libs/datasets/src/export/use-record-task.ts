import { useEffect, useRef, useState } from 'react';
import type { DataFile } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useCollectionQueries } from '../records/use-collection-queries';
import { readAllRecords, type ReadProgress } from './read-all-records';

/** Work on all records of a result. */
export interface RecordTask {
  /** What is being done, for people. */
  readonly title: string;
  /** Said when it fails. */
  readonly failure: string;
  readonly use: (records: readonly DataFile[]) => void;
}

/** Runs one piece of work on all records at a time, with progress and a way to stop; leaving the screen stops it. */
export function useRecordTask() {
  const { fetchRecords } = useCollectionQueries();
  const errorText = useErrorText();
  const [running, setRunning] = useState<{
    readonly title: string;
    readonly progress: ReadProgress | null;
  } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (query: DataQuery, { title, failure, use }: RecordTask) => {
    abort.current?.abort();
    const own = new AbortController();
    abort.current = own;
    setRunning({ title, progress: null });
    try {
      const onProgress = (progress: ReadProgress) => setRunning({ title, progress });
      use(await readAllRecords({ query, fetchRecords, signal: own.signal, onProgress }));
    } catch (error) {
      if (!own.signal.aborted) {
        notify({ tone: 'danger', title: failure, description: errorText(error) });
      }
    } finally {
      if (abort.current === own) {
        setRunning(null);
      }
    }
  };
  return { running, run, cancel: () => abort.current?.abort() };
}
