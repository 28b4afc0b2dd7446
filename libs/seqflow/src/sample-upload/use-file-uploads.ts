import { useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { notify } from '@omics-portal/ui';
import { useSeqflow, type FileUpload, type FileUploads } from '../ports/seqflow-ports';

const NONE: readonly FileUpload[] = [];

/** Uploads of the account. */
interface LoadedUploads {
  /** Null until they are loaded. */
  readonly uploads: FileUploads | null;
  readonly items: readonly FileUpload[];
  /** Loads them, before the first upload of a visit. */
  readonly load: () => void;
}

/** Uploads of the account and their current items. */
export function useFileUploads(): LoadedUploads {
  const { t } = useLingui();
  const { uploads: port } = useSeqflow();
  const [uploads, setUploads] = useState<FileUploads | null>(port?.started ?? null);
  const load = () => {
    port?.load().then(setUploads, () => notify({ tone: 'danger', title: t`Uploads could not be loaded` }));
  };
  const items = useSyncExternalStore(uploads?.subscribe ?? noSubscription, uploads?.items ?? noItems);
  return { uploads, items, load };
}

function noSubscription(): () => void {
  return () => undefined;
}

function noItems(): readonly FileUpload[] {
  return NONE;
}

/** True while an upload waits or is sent. */
export function isActive({ status }: Pick<FileUpload, 'status'>): boolean {
  return status === 'waiting' || status === 'sending';
}

/** True for an upload that ended without its file in storage. */
export function hasFailed({ status }: Pick<FileUpload, 'status'>): boolean {
  return status === 'failed' || status === 'cancelled';
}

/** Latest upload of each path: a file that was sent twice counts once. */
export function latestUploads(
  uploads: readonly FileUpload[],
  paths: ReadonlySet<string>,
): readonly FileUpload[] {
  return [...new Map(uploads.filter(({ path }) => paths.has(path)).map((one) => [one.path, one])).values()];
}
