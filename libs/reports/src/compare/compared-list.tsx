import { useLingui } from '@lingui/react/macro';
import { isFinished, isReportUnderWay, type Report } from '@omics-portal/resources';
import { Button, IconButton, SkeletonLines, TextLink } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { X } from 'lucide-react';
import { LevelStatus } from '../verdict/level-status';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { ReportState } from '../tasks/report-status';
import type { ComparedReport } from './use-compared-reports';

interface ComparedListProps {
  readonly reports: readonly ComparedReport[];
  readonly onRemove: (id: string) => void;
}

/** List of the reports of a comparison: name, verdict and time, or why one has no column. */
export function ComparedList({ reports, onRemove }: ComparedListProps) {
  const { t } = useLingui();
  return (
    <ol
      aria-label={t`Compared reports`}
      className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {reports.map((each) => (
        <ComparedItem key={each.id} compared={each} onRemove={() => onRemove(each.id)} />
      ))}
    </ol>
  );
}

function ComparedItem({
  compared,
  onRemove,
}: {
  readonly compared: ComparedReport;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const { links } = useReports();
  const { id, report, figures, error, loading, retry } = compared;
  const name = nameOf(compared);
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-border bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <TextLink href={links.report(id)} className="min-w-0 font-medium break-words">
          {name}
        </TextLink>
        <IconButton
          size="sm"
          variant="ghost"
          className="print:hidden"
          label={t`Remove ${name} from the comparison`}
          icon={<X />}
          onClick={onRemove}
        />
      </div>
      {figures ? (
        <>
          <LevelStatus level={figures.verdict.level} />
          <p className="text-xs text-muted">
            <Moment ms={Date.parse(figures.generatedAt)} />
          </p>
        </>
      ) : loading ? (
        <SkeletonLines lines={2} label={t`Loading the report`} />
      ) : (
        <WithoutFigures report={report} error={error} retry={retry} />
      )}
    </li>
  );
}

function WithoutFigures({
  report,
  error,
  retry,
}: {
  readonly report: Report | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm text-danger-text">
        <p>
          {t`The report could not be loaded`}. {errorText(error)}
        </p>
        <Button size="sm" onClick={retry}>{t`Retry`}</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1 text-sm">
      {report ? <ReportState report={report} /> : null}
      <p className="text-muted">
        {report && isReportUnderWay(report)
          ? t`It can be compared when it is finished.`
          : report && isFinished(report)
            ? t`Its tool made a page without figures, so it cannot be compared.`
            : t`It has no figures to compare.`}
      </p>
    </div>
  );
}

/** Name of a report in a comparison: its own, or the beginning of its id until that is known. */
export function nameOf({ id, report }: Pick<ComparedReport, 'id' | 'report'>): string {
  return report === undefined || report.name === '' ? id.slice(0, 8) : report.name;
}
