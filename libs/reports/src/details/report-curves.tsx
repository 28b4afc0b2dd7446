import { useLingui } from '@lingui/react/macro';
import { objectContentQueries, reportQueries } from '@omics-portal/resources';
import { Card } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { StoredCurves } from '../curves/stored-curves';
import { linkBeside } from '../files/file-name';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { readFigures } from '../report-json/read-figures';
import { ReportViewProvider } from '../view/use-report-view';

/** Kind of the curves that is shown, and the sample that stands out. */
export interface CurveChoice {
  readonly curve: string | undefined;
  readonly sample: string | undefined;
}

/** Properties of the curves of a report. */
export interface ReportCurvesProps {
  /** Id of the report's task. */
  readonly reportId: string;
  /** Name under which a sample of the report is shown. */
  readonly nameOf: (sample: string) => string;
  readonly choice: CurveChoice;
  readonly onChoose: (choice: CurveChoice) => void;
}

/** Curves of all samples of a report over each other, for a screen elsewhere. Renders nothing for a report without curves. */
export function ReportCurves({ reportId, nameOf, choice, onChoose }: ReportCurvesProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports, datains } = useReports();
  const link = useQuery(reportQueries(reports).detail(reportId)).data?.figures ?? null;
  const figures = useQuery({
    ...objectContentQueries(datains).json(link ?? ''),
    select: readFigures,
    enabled: link !== null,
  });
  const report = figures.data;
  const file = report?.omics === 'genomics' ? report.curves : report?.sequencing?.curves;
  if (figures.error) {
    return (
      <p className="text-sm text-danger-text">
        {t`The curves could not be loaded`}: {errorText(figures.error)}
      </p>
    );
  }
  if (link === null || !file || file.entries === 0) {
    return null;
  }
  return (
    <Card title={t`Curves of all samples`}>
      <PanelBoundary>
        <ReportViewProvider
          view={choice}
          change={(changed) => onChoose({ ...choice, ...changed })}
          hrefOf={() => ''}
        >
          <StoredCurves link={linkBeside(link, file.file)} nameOf={nameOf} />
        </ReportViewProvider>
      </PanelBoundary>
    </Card>
  );
}
