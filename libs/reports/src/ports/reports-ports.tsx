import type { DatainsClient, ReportClient } from '@omics-portal/api';
import { type DraftItems, type ReportKind } from '@omics-portal/resources';
import { createContext, use, type ReactNode } from 'react';
import type { ReportDetailsSearch } from '../tasks/report-search';

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

/** Links from this feature to other screens. The host creates them with its router. */
export interface ReportsLinks {
  readonly report: (taskId: string) => string;
  /** Report with the search parameters of its screen. */
  readonly reportView: (taskId: string, search: ReportDetailsSearch) => string;
  readonly reportList: (kind: ReportKind) => string;
  /** List of reports with the form of a new one. */
  readonly newReport: (kind: ReportKind) => string;
  readonly history: () => string;
  /** Control charts of the reports of a tool; without one, of the tool of the newest report. */
  readonly controlChart: (kind?: ReportKind) => string;
  /** Comparison of reports, in the order of their ids. */
  readonly compare: (taskIds: readonly string[]) => string;
  readonly materials: () => string;
  readonly publications: () => string;
  readonly project: (projectId: string) => string;
  /** Job of a project; `jobId` is the id of the job's record. */
  readonly job: (projectId: string, jobId: string) => string;
}

/** Dependencies of this feature on its host. */
export interface ReportsPorts {
  /** Short name of the product, which is part of the names of report tools. */
  readonly brand: string;
  /** Document of the publications in a language; null where the site has none. */
  readonly publicationsUrl: (locale: string) => string | null;
  /** Title of the site, for citations. */
  readonly productTitle: string;
  readonly reports: ReportClient;
  readonly datains: DatainsClient;
  /** Base URL of the report service; the pages of older reports are below it. */
  readonly reportServiceBase: string;
  readonly links: ReportsLinks;
  /** Data cart of all collections. `files` returns the same array until it changes. */
  readonly cart: {
    readonly files: () => readonly CartFile[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Groups of the signed-in user, with which a note may be shared. */
  readonly groups: readonly string[];
  /** Polling interval of a list of reports, in milliseconds. */
  readonly polling: { readonly tasksMs: number };
  /** Creates a UUID. */
  readonly newId: () => string;
  /** Storage for drafts of the signed-in account. */
  readonly drafts: DraftItems;
}

const ReportsContext = createContext<ReportsPorts | null>(null);

/** Provider of the ports of this feature. */
export function ReportsProvider({
  value,
  children,
}: {
  readonly value: ReportsPorts;
  readonly children: ReactNode;
}) {
  return <ReportsContext value={value}>{children}</ReportsContext>;
}

/** Ports of the host. Throws outside a provider. */
export function useReports(): ReportsPorts {
  const ports = use(ReportsContext);
  if (!ports) {
    throw new Error('useReports must be used within <ReportsProvider>');
  }
  return ports;
}
