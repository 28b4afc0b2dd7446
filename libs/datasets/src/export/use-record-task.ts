import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { ReadProgress } from './read-all-records';

/** Task on many records. */
export interface RecordTask<Item> {
  /** Title of the running task. */
  readonly title: string;
  /** Title of the notice of a failure. */
  readonly failure: string;
  /** Reads the records page by page; returns the final progress. */
  readonly read: (
    signal: AbortSignal,
    onPage: (records: readonly Item[], progress: ReadProgress) => void,
  ) => Promise<ReadProgress>;
  /** Receives the records page by page. */
  readonly onPage: (records: readonly Item[]) => void;
  /** Called after the last page. */
  readonly onEnd: (signal: AbortSignal) => Promise<void> | void;
}

/** Runner of tasks on many records, one at a time, with progress and cancel. Leaving the screen cancels the task. */
export function useRecordTask() {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [running, setRunning] = useState<{
    readonly title: string;
    readonly progress: ReadProgress | null;
  } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async <Item>({ title, failure, read, onPage, onEnd }: RecordTask<Item>) => {
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
          title: t`Only ${i18n.number(done)} of ${i18n.number(total)} records were read`,
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
