import type { DatainsClient, ReportClient } from '@omics-portal/api';
import { createContext, use, type ReactNode } from 'react';

/** The addresses that this feature points at. The host builds them with its own router. */
export interface StorageLinks {
  /** The file manager at a storage link; without one, at the person's own folder. */
  readonly files: (path?: string) => string;
  /** The list of upload tasks. */
  readonly uploads: () => string;
}

/** Limits of an installation for uploads. */
export interface UploadLimits {
  /** In bytes. */
  readonly maxFileBytes: number;
  /** Number of files that can be chosen at once. */
  readonly maxFiles: number;
}

/** Dependencies of this feature on its host. */
export interface StoragePorts {
  readonly datains: DatainsClient;
  readonly reports: ReportClient;
  readonly links: StorageLinks;
  /** Who is signed in; null for nobody. */
  readonly user: { readonly username: string; readonly email: string | null } | null;
  /** Where the person's own files lie; null when unknown, then the file manager asks for a bucket. */
  readonly ownFiles: { readonly service: string; readonly bucket: string; readonly prefix: string } | null;
  readonly uploadLimits: UploadLimits;
  /** How often to look again, in milliseconds. */
  readonly polling: { readonly tasksMs: number };
}

const StorageContext = createContext<StoragePorts | null>(null);

/** Gives the screens of this feature what they need from their host. */
export function StorageProvider({
  value,
  children,
}: {
  readonly value: StoragePorts;
  readonly children: ReactNode;
}) {
  return <StorageContext value={value}>{children}</StorageContext>;
}

/** What the host gave. Throws outside a provider. */
export function useStorage(): StoragePorts {
  const ports = use(StorageContext);
  if (!ports) {
    throw new Error('useStorage must be used within <StorageProvider>');
  }
  return ports;
}
