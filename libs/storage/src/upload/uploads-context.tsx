import { createContext, use, type ReactNode } from 'react';
import type { UploadQueue } from './upload-queue';

const UploadsContext = createContext<UploadQueue | null>(null);

/** Provides the upload queue. The host creates it once with createUploadQueue, so that uploads continue while other screens are shown. */
export function UploadsProvider({
  value,
  children,
}: {
  readonly value: UploadQueue;
  readonly children: ReactNode;
}) {
  return <UploadsContext value={value}>{children}</UploadsContext>;
}

/** Upload queue of the host. Throws outside a provider. */
export function useUploadQueue(): UploadQueue {
  const queue = use(UploadsContext);
  if (!queue) {
    throw new Error('useUploadQueue must be used within <UploadsProvider>');
  }
  return queue;
}
