import { ReportComparisonScreen } from '@omics-portal/reports';
import type { ScreenProps } from './feature-route';
import { ReportsHost } from './reports-host';

export function ReportComparisonRoute({
  title,
  search,
  onSearchChange,
}: Pick<ScreenProps, 'title' | 'search' | 'onSearchChange'>) {
  return (
    <ReportsHost>
      <ReportComparisonScreen title={title} search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}
