import type { DataFile, DatainsClient, ReportClient } from '@omics-portal/api';
import { createContext, use, type ComponentType, type ReactNode } from 'react';

/** Links from this feature to other screens. The host creates them with its router. */
export interface StorageLinks {
  /** File manager at a storage link. Default: the user's own folder. */
  readonly files: (path?: string) => string;
  /** List of upload tasks. */
  readonly uploads: () => string;
}

/** Limits of an installation for uploads. */
export interface UploadLimits {
  /** Maximum size of a file, in bytes. */
  readonly maxFileBytes: number;
  /** Maximum number of files that can be chosen at once. */
  readonly maxFiles: number;
  /** Endings of file names that the site refuses, in lower case and without the dot. */
  readonly refusedTypes: readonly string[];
}

/** File whose content a preview shows. */
export interface PreviewedFile {
  /** Storage link. */
  readonly path: string;
  readonly name: string;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  /** ETag of the content; null if unknown. */
  readonly version: string | null;
}

/** Dependencies of this feature on its host. */
export interface StoragePorts {
  readonly datains: DatainsClient;
  /** Base URL of the file service, for the scripts of download kits. */
  readonly datainsUrl: string;
  readonly reports: ReportClient;
  readonly links: StorageLinks;
  /** Signed-in user; null for a visitor. */
  readonly user: { readonly username: string; readonly email: string | null } | null;
  readonly uploadLimits: UploadLimits;
  /** Polling interval of upload tasks, in milliseconds. */
  readonly polling: { readonly tasksMs: number };
  /** Preview of a file by its type, the same as in lists of results. */
  readonly Preview: ComponentType<PreviewedFile>;
  readonly cart: {
    /** Adds stored files to the cart of the account, with their origin as `project_name`; returns the number of new ones. */
    readonly addStored: (files: readonly DataFile[]) => number;
  };
}

const StorageContext = createContext<StoragePorts | null>(null);

/** Provider of the ports of this feature. */
export function StorageProvider({
  value,
  children,
}: {
  readonly value: StoragePorts;
  readonly children: ReactNode;
}) {
  return <StorageContext value={value}>{children}</StorageContext>;
}

/** Ports of the host. Throws outside a provider. */
export function useStorage(): StoragePorts {
  const ports = use(StorageContext);
  if (!ports) {
    throw new Error('useStorage must be used within <StorageProvider>');
  }
  return ports;
}
