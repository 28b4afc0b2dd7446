import { createContext, use, type ReactNode } from 'react';
import type { DatainsClient, ReportClient } from '@omics-portal/api';
import { type LiveEvents, type DraftStorage } from '@omics-portal/resources';

/** File in the data cart, of any collection. */
export interface CartFile {
  /** Unique across all collections. */
  readonly id: string;
  readonly name: string;
  /** Storage link, `service://bucket/key`. */
  readonly path: string;
  readonly collection: string;
  /** In bytes; null if unknown. */
  readonly size: number | null;
}

/** Run whose samples and parameters a new project starts with: a project, or one of its jobs. */
export interface EarlierRun {
  readonly project: string;
  readonly job?: string | undefined;
}

/** Links from this feature to other screens. The host creates them with its router. */
export interface SeqflowLinks {
  /** App store; with the full or short name of an app, its details are open. */
  readonly appStore: (app?: string) => string;
  readonly wizard: (appId?: string) => string;
  /** Wizard with the samples and parameters of an earlier run: of a project, or of one of its jobs. */
  readonly runAgain: (appId: string, run: EarlierRun) => string;
  /** Wizard with files that were handed over, by the id of the handover; the app is chosen there. */
  readonly assessFiles: (handoverId: string) => string;
  readonly project: (projectId: string) => string;
  readonly projects: () => string;
  /** Page with the user's uploads. */
  readonly uploads: () => string;
  readonly report: (taskId: string) => string;
  /** File manager at a storage link. */
  readonly files: (path: string) => string;
  /** Document on engines; null if the site names none. */
  readonly engines: () => string | null;
  /** List of reports of one report tool; null if the host has no such screen. */
  readonly reportList: (shortName: string) => string | null;
  /** Sign-in screen. It returns to `returnTo`, by default the current screen. */
  readonly login: (returnTo?: string) => string;
}

/** Dependencies of this feature on its host. */
export interface SeqflowPorts {
  readonly datains: DatainsClient;
  readonly reports: ReportClient;
  readonly links: SeqflowLinks;
  /** Data cart of all collections. `files` returns the same array until it changes. */
  readonly cart: {
    readonly files: () => readonly CartFile[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly session: {
    readonly signedIn: boolean;
    readonly email: string | null;
    readonly groups: readonly string[];
  };
  /** Folder of the user's own files; null if unknown. Then the file picker starts with the choice of a bucket. */
  readonly ownFiles: { readonly service: string; readonly bucket: string; readonly prefix: string } | null;
  /** Polling intervals while there is no live event stream, in milliseconds. */
  readonly polling: { readonly jobsMs: number; readonly projectsMs: number };
  /** Live event stream of the page. */
  readonly live: LiveEvents;
  /** Creates a UUID. */
  readonly newId: () => string;
  /** Storage for drafts of the signed-in account. */
  readonly drafts: DraftStorage;
}

const SeqflowContext = createContext<SeqflowPorts | null>(null);

/** Provider of the ports of this feature. */
export function SeqflowProvider({
  value,
  children,
}: {
  readonly value: SeqflowPorts;
  readonly children: ReactNode;
}) {
  return <SeqflowContext value={value}>{children}</SeqflowContext>;
}

/** Ports of the host. Throws outside a provider. */
export function useSeqflow(): SeqflowPorts {
  const ports = use(SeqflowContext);
  if (!ports) {
    throw new Error('useSeqflow must be used within <SeqflowProvider>');
  }
  return ports;
}
