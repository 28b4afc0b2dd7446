import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { DataFile, DatainsClient, ReportClient } from '@omics-portal/api';
import type { DraftStorage, LiveEvents, Omics } from '@omics-portal/resources';
import type { LocalFile } from '@omics-portal/ui';

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
  /** Wizard; with `start`, it begins with the example of the app. */
  readonly wizard: (appId?: string, start?: 'example') => string;
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
  /** Current screen with other values of some search parameters. */
  readonly here: (search: Readonly<Record<string, string | number>>) => string;
  /** Sign-in screen. It returns to `returnTo`, by default the current screen. */
  readonly login: (returnTo?: string) => string;
}

/** Upload of a file of this computer. */
export interface FileUpload {
  readonly id: string;
  /** Storage link that the file has once it is uploaded. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Number of bytes sent. */
  readonly sent: number;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** Error of a failed upload; null otherwise. */
  readonly error: unknown;
}

/** Uploads of files of this computer to the user's own folder. They continue while other screens are shown. */
export interface FileUploads {
  /** Maximum size of one file, in bytes. */
  readonly maxFileBytes: number;
  /** Uploads of the account; the same array until one changes. */
  readonly items: () => readonly FileUpload[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Uploads files to a folder in the user's own one, each to its own folder in it. */
  readonly add: (files: readonly LocalFile[], folder: string) => void;
  readonly cancel: (id: string) => void;
  /** Sends a failed or cancelled file again, from its beginning. */
  readonly retry: (id: string) => void;
}

/** Properties of the curves of a report, which the host shows. */
export interface ReportCurvesProps {
  readonly reportId: string;
  /** Name under which a sample of the report is shown. */
  readonly nameOf: (sample: string) => string;
  /** Kind of the curves that is shown, and the sample that stands out. */
  readonly choice: { readonly curve: string | undefined; readonly sample: string | undefined };
  readonly onChoose: (choice: ReportCurvesProps['choice']) => void;
}

/** Dependencies of this feature on its host. */
export interface SeqflowPorts {
  readonly datains: DatainsClient;
  /** Base URL of the data-pipeline service, for scripts. */
  readonly datainsUrl: string;
  readonly reports: ReportClient;
  readonly links: SeqflowLinks;
  /** Data cart of all collections. `files` returns the same array until it changes. */
  readonly cart: {
    readonly files: () => readonly CartFile[];
    /** Adds stored files to the cart of the account, with their origin as `project_name`; returns the number of new ones. */
    readonly addStored: (files: readonly DataFile[]) => number;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Origin of files of the cart by their collection: an omics type, the storage of the account, or null for another collection. */
  readonly cartSource: (collection: string) => Omics | 'storage' | null;
  readonly session: {
    readonly signedIn: boolean;
    readonly email: string | null;
    readonly groups: readonly string[];
  };
  /** Uploads to the user's own folder; null for a visitor. */
  readonly uploads: {
    /** Uploads of this visit; null before the first one has loaded them. */
    readonly started: () => FileUploads | null;
    /** Rejects if the server names no folder of the user. */
    readonly load: () => Promise<FileUploads>;
  } | null;
  /** Polling intervals while there is no live event stream, in milliseconds. */
  readonly polling: { readonly jobsMs: number; readonly projectsMs: number };
  /** Live event stream of the page. */
  readonly live: LiveEvents;
  /** Reasons of the quality verdict in a report, by the id of its task. A host without reports leaves it out. */
  readonly VerdictReasons?: ComponentType<{ readonly reportId: string }>;
  /** Curves of all samples of a report over each other, by the id of its task. A host without reports leaves it out. */
  readonly ReportCurves?: ComponentType<ReportCurvesProps>;
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
