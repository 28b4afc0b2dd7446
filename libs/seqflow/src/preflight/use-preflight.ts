import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { readStoredFiles, type StoredFile } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';
import { checkFiles, needsHead, type FileFacts } from '../sheet/preflight/check-files';
import { checkRows } from '../sheet/preflight/check-rows';
import { distinctFiles, fileCells } from '../sheet/preflight/file-cells';
import { HEAD_BYTES, readFileHead } from '../sheet/preflight/file-head';
import type { Finding } from '../sheet/preflight/finding';
import type { DraftSheet } from '../sample-editor/use-sheet-editing';

/** Checks before the start. A cancelled check leaves its files unchecked, and the findings say so. */
export interface Preflight {
  readonly isRunning: boolean;
  /** Number of files that were checked so far, and of all files. */
  readonly done: number;
  readonly total: number;
  readonly findings: readonly Finding[];
  readonly cancel: () => void;
  readonly repeat: () => void;
}

function factsOf(file: StoredFile): FileFacts {
  if (file.kind !== 'present' || file.head === undefined) {
    return file.kind === 'present' ? { kind: 'present', size: file.size } : file;
  }
  return { ...file, head: file.head && readFileHead(file.head) };
}

/** Pre-flight of a sheet: checks of the rows at once, and of the stored files as soon as the sheet is shown. */
export function usePreflight({ columns, table }: DraftSheet): Preflight {
  const { datains } = useSeqflow();
  const [run, setRun] = useState(0);
  const [done, setDone] = useState(0);
  const [abort, setAbort] = useState<AbortController | null>(null);
  const [facts, setFacts] = useState<ReadonlyMap<string, FileFacts> | null>(null);
  const { mutateAsync } = useMutation(readStoredFiles(datains));
  useEffect(() => {
    const controller = new AbortController();
    const paths = distinctFiles(fileCells(columns, table));
    const request = {
      paths,
      needsHead,
      headBytes: HEAD_BYTES,
      signal: controller.signal,
      onProgress: setDone,
    };
    const start = async () => {
      setAbort(controller);
      setFacts(null);
      setDone(0);
      try {
        const stored = await mutateAsync(request);
        setFacts(new Map([...stored].map(([path, file]) => [path, factsOf(file)])));
      } catch {
        if (!controller.signal.aborted) {
          setFacts(new Map());
        }
      }
    };
    void start();
    return () => controller.abort();
  }, [columns, table, mutateAsync, run]);
  return {
    isRunning: facts === null,
    done,
    total: distinctFiles(fileCells(columns, table)).length,
    findings: [...checkRows(columns, table), ...(facts ? checkFiles(columns, table, facts) : [])],
    cancel: () => {
      abort?.abort();
      setFacts(new Map());
    },
    repeat: () => setRun(run + 1),
  };
}
