import { pluginNameOf } from '@omics-portal/resources';
import { useReports } from '../ports/reports-ports';
import { NewReportDrawer } from './new-report-drawer';
import type { TableKind } from './table-check';
import { useReportForm } from './use-report-form';

interface NewReportProps {
  readonly kind: TableKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Form of a new report and its drawer. Stays mounted while the drawer is closed, so that the form keeps its values. */
export function NewReport({ kind, open, onClose }: NewReportProps) {
  const { brand } = useReports();
  const reportForm = useReportForm(pluginNameOf(brand, kind));
  return open ? <NewReportDrawer kind={kind} reportForm={reportForm} onClose={onClose} /> : null;
}
