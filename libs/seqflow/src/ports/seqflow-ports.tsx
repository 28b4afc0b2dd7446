import { createContext, use, type ReactNode } from 'react';
import type { DatainsClient, ReportClient } from '@omics-portal/api';
import { type LiveEvents, type DraftStorage } from '@omics-portal/resources';

/** A file that was put into the data cart, of any collection. */
export interface CartFile {
  /** Unique over all collections. */
  readonly id: string;
  readonly name: string;
  /** Its storage link, `service://bucket/key`. */
  readonly path: string;
  readonly collection: string;
  /** In bytes; null when the record does not say. */
  readonly size: number | null;
}

/** The addresses that this feature points at. The host builds them with its own router. */
export interface SeqflowLinks {
  readonly appStore: () => string;
  readonly wizard: (appId?: string) => string;
  readonly project: (projectId: string) => string;
  readonly projects: () => string;
  readonly report: (taskId: string) => string;
  /** The list of reports of one report tool; null where the host has no such screen. */
  readonly reportList: (shortName: string) => string | null;
  /** The sign-in screen; without `returnTo` the person comes back to where they are. */
  readonly login: (returnTo?: string) => string;
}

/** What this feature needs from whoever hosts it. */
export interface SeqflowPorts {
  readonly datains: DatainsClient;
  readonly reports: ReportClient;
  readonly links: SeqflowLinks;
  /** The data cart over all collections. `files` answers the same array until something changes. */
  readonly cart: {
    readonly files: () => readonly CartFile[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly session: {
    readonly signedIn: boolean;
    readonly email: string | null;
    readonly groups: readonly string[];
  };
  /** Where the person's own files lie; null when unknown, then the file picker starts at the list of buckets. */
  readonly ownFiles: { readonly service: string; readonly bucket: string; readonly prefix: string } | null;
  /** How often to look again while there is no live stream, in milliseconds. */
  readonly polling: { readonly jobsMs: number; readonly projectsMs: number };
  /** Live event stream of the page. */
  readonly live: LiveEvents;
  /** A new UUID. */
  readonly newId: () => string;
  /** Where drafts survive a reload. */
  readonly drafts: DraftStorage;
}

const SeqflowContext = createContext<SeqflowPorts | null>(null);

/** Gives the screens of this feature what they need from their host. */
export function SeqflowProvider({
  value,
  children,
}: {
  readonly value: SeqflowPorts;
  readonly children: ReactNode;
}) {
  return <SeqflowContext value={value}>{children}</SeqflowContext>;
}

/** What the host gave. Throws outside a provider. */
export function useSeqflow(): SeqflowPorts {
  const ports = use(SeqflowContext);
  if (!ports) {
    throw new Error('useSeqflow must be used within <SeqflowProvider>');
  }
  return ports;
}
