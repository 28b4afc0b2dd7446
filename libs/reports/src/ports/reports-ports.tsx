import type { DatainsClient, ReportClient } from '@omics-portal/api';
import { type DraftItems, type ReportKind } from '@omics-portal/resources';
import { createContext, use, type ReactNode } from 'react';

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
export interface ReportsLinks {
  readonly report: (taskId: string) => string;
  readonly reportList: (kind: ReportKind) => string;
  readonly history: () => string;
  readonly project: (projectId: string) => string;
  /** One job within its project; `jobId` is the id of the job's record. */
  readonly job: (projectId: string, jobId: string) => string;
}

/** What this feature needs from whoever hosts it. */
export interface ReportsPorts {
  /** The product's short name: report tools are called after it. */
  readonly brand: string;
  readonly reports: ReportClient;
  readonly datains: DatainsClient;
  /** Base of the report service, as the client got it; older reports are pages below it. */
  readonly reportServiceBase: string;
  readonly links: ReportsLinks;
  /** The data cart over all collections. `files` answers the same array until something changes. */
  readonly cart: {
    readonly files: () => readonly CartFile[];
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Whose tables are uploaded: the folder of the upload carries the email. */
  readonly session: { readonly email: string | null };
  /** How often a list of reports is read again, in milliseconds. */
  readonly polling: { readonly tasksMs: number };
  /** Creates a UUID. */
  readonly newId: () => string;
  /** Storage for drafts of the signed-in account. */
  readonly drafts: DraftItems;
}

const ReportsContext = createContext<ReportsPorts | null>(null);

/** Gives the screens of this feature what they need from their host. */
export function ReportsProvider({
  value,
  children,
}: {
  readonly value: ReportsPorts;
  readonly children: ReactNode;
}) {
  return <ReportsContext value={value}>{children}</ReportsContext>;
}

/** What the host gave. Throws outside a provider. */
export function useReports(): ReportsPorts {
  const ports = use(ReportsContext);
  if (!ports) {
    throw new Error('useReports must be used within <ReportsProvider>');
  }
  return ports;
}
