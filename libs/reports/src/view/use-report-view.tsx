import { createContext, use, type ReactNode } from 'react';
import type { ReportView } from './report-view';

/** View of a report with its setter. */
interface ViewState {
  readonly view: ReportView;
  readonly change: (changed: ReportView) => void;
  /** Address of this view with some changes. */
  readonly hrefOf: (changed: ReportView) => string;
}

const FIRST: ViewState = { view: {}, change: () => undefined, hrefOf: () => '' };

const ViewContext = createContext<ViewState>(FIRST);

/** Provider of the view of a report to its sections. */
export function ReportViewProvider({ children, ...value }: ViewState & { readonly children: ReactNode }) {
  return <ViewContext value={value}>{children}</ViewContext>;
}

/** View of the report of this page, which its address has. */
export function useReportView(): ViewState {
  return use(ViewContext);
}
