import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { ReadProgress } from './read-all-records';

/** Work on many records. */
export interface RecordTask<Piece> {
  /** What is being done, for people. */
  readonly title: string;
  /** Said when it fails. */
  readonly failure: string;
  /** Reads the records and hands them over as they come; says in the end how many of how many came. */
  readonly read: (
    signal: AbortSignal,
    onPage: (records: readonly Piece[], progress: ReadProgress) => void,
  ) => Promise<ReadProgress>;
  /** Takes the records as they come. */
  readonly onPage: (records: readonly Piece[]) => void;
  /** Called once all have come. */
  readonly onEnd: (signal: AbortSignal) => Promise<void> | void;
}

/** Runs one piece of work on many records at a time, with progress and a way to stop; leaving the screen stops it. */
export function useRecordTask() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [running, setRunning] = useState<{
    readonly title: string;
    readonly progress: ReadProgress | null;
  } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async <Piece>({ title, failure, read, onPage, onEnd }: RecordTask<Piece>) => {
    abort.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    abort.current = own;
    setRunning({ title, progress: null });
    try {
      const { done, total } = await read(signal, (records, progress) => {
        onPage(records);
        setRunning({ title, progress });
      });
      await onEnd(signal);
      if (done < total) {
        notify({
          tone: 'warning',
          title: t`Only ${i18n.number(done)} of ${i18n.number(total)} records came`,
          description: t`The collection changed while it was read. Repeat the export to get all of them.`,
        });
      }
    } catch (error) {
      if (!signal.aborted) {
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
