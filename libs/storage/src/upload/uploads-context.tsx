import { createContext, use, type ReactNode } from 'react';
import type { UnfinishedUploads } from './unfinished-uploads';
import type { UploadQueue } from './upload-queue';

/** Uploads of an account. */
export interface Uploads {
  readonly queue: UploadQueue;
  readonly unfinished: UnfinishedUploads;
}

const UploadsContext = createContext<Uploads | null>(null);

/** Provides the uploads. The host creates them once for each account, so that they continue while other screens are shown. */
export function UploadsProvider({
  value,
  children,
}: {
  readonly value: Uploads;
  readonly children: ReactNode;
}) {
  return <UploadsContext value={value}>{children}</UploadsContext>;
}

/** Uploads of the host. Throws outside a provider. */
function useUploadsOfHost(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads) {
    throw new Error('The uploads must be used within <UploadsProvider>');
  }
  return uploads;
}

/** Upload queue of the host. */
export function useUploadQueue(): UploadQueue {
  return useUploadsOfHost().queue;
}

/** Uploads that earlier pages did not finish. */
export function useUnfinishedUploads(): UnfinishedUploads {
  return useUploadsOfHost().unfinished;
}
