import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { objectContentQueries, reportQueries } from '@omics-portal/resources';
import { Skeleton } from '@omics-portal/ui';
import { VerdictLimits } from '../figures/verdict-limits';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { readFigures } from '../report-json/read-figures';

/** Properties of the reasons of a verdict. */
export interface VerdictReasonsProps {
  /** Id of the report's task. */
  readonly reportId: string;
}

/** Reasons of the verdict of a report: the limits that decide it, the missed ones first. Renders nothing for a report without figures. */
export function VerdictReasons({ reportId }: VerdictReasonsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports, datains } = useReports();
  const report = useQuery(reportQueries(reports).detail(reportId));
  const link = report.data?.figures ?? null;
  const figures = useQuery({
    ...objectContentQueries(datains).json(link ?? ''),
    select: readFigures,
    enabled: link !== null,
  });
  const error = report.error ?? figures.error;
  if (error) {
    return (
      <p className="text-sm text-danger-text">
        {t`The reasons of the verdict could not be loaded.`} {errorText(error)}
      </p>
    );
  }
  if (figures.data) {
    return <VerdictLimits report={figures.data} />;
  }
  return report.data && link === null ? null : <Skeleton className="h-24 w-full" />;
}
