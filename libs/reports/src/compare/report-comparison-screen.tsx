import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  saveFile,
  Skeleton,
  Switch,
} from '@omics-portal/ui';
import { ArrowLeft, Download } from 'lucide-react';
import { PanelBoundary } from '@omics-portal/wording';
import { lazy, Suspense, useMemo } from 'react';
import { useReports } from '../ports/reports-ports';
import { AbsentFigures } from './absent-figures';
import { compareReports, type ComparedFigures, isAbsentFigure } from './compare-reports';
import { ComparedList, nameOf } from './compared-list';
import { ComparisonCharts, type ComparisonChartsProps } from './comparison-charts';
import { comparedIds, readComparisonSearch, type ReportComparisonSearch } from './comparison-search';
import type { NamedFigures } from './comparison-series';
import { ComparisonTable } from './comparison-table';
import { comparisonText } from './comparison-table-text';
import { MAX_COMPARED } from './max-compared';
import { type ComparedReport, useComparedReports } from './use-compared-reports';

/** Field with a list of reports, whose code is no part of the page of one report. */
const AddReportField = lazy(async () => ({ default: (await import('./add-report-field')).AddReportField }));

/** Properties of the comparison of reports. */
export interface ReportComparisonScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Search parameters of the address, valid or not. */
  readonly search: unknown;
  readonly onSearchChange: (next: ReportComparisonSearch) => void;
}

/** Comparison of two to eight reports side by side: figures, charts, measurement, inputs and parameters. */
export function ReportComparisonScreen({ title, search, onSearchChange }: ReportComparisonScreenProps) {
  const { t } = useLingui();
  const { links } = useReports();
  const parameters = readComparisonSearch(search);
  const { reports: address } = parameters;
  const named = useMemo(() => comparedIds({ reports: address }), [address]);
  const ids = useMemo(() => named.slice(0, MAX_COMPARED), [named]);
  const reports = useComparedReports(ids);
  const show = (next: readonly string[]) => onSearchChange({ ...parameters, reports: next.join(',') });
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        className="mb-0"
        title={title}
        description={t`Two to eight reports side by side. Differences are relative to the first one.`}
        actions={
          <ButtonLink variant="ghost" href={links.history()} icon={<ArrowLeft />}>
            {t`All reports`}
          </ButtonLink>
        }
      />
      {named.length > MAX_COMPARED ? (
        <Alert
          tone="warning"
          title={t`The address lists ${named.length} reports; the first ${MAX_COMPARED} are shown.`}
        />
      ) : null}
      {ids.length < MAX_COMPARED ? (
        <div className="print:hidden">
          <PanelBoundary>
            <Suspense fallback={<Skeleton className="h-9 w-full sm:w-80" />}>
              <AddReportField compared={ids} onAdd={(id) => show([...ids, id])} />
            </Suspense>
          </PanelBoundary>
        </div>
      ) : null}
      {ids.length > 0 ? (
        <ComparedList reports={reports} onRemove={(id) => show(ids.filter((each) => each !== id))} />
      ) : null}
      {ids.length < 2 ? (
        <EmptyState
          title={t`Choose at least two reports`}
          description={t`Add them here, or select them in a list of reports.`}
        />
      ) : (
        <Comparison
          reports={reports}
          onlyDifferences={parameters.differences === true}
          onOnlyDifferencesChange={(on) =>
            onSearchChange({ ...parameters, differences: on ? true : undefined })
          }
          curve={parameters.curve}
          onCurveChange={(curve) => onSearchChange({ ...parameters, curve })}
        />
      )}
    </div>
  );
}

interface ComparisonProps extends Pick<ComparisonChartsProps, 'curve' | 'onCurveChange'> {
  readonly reports: readonly ComparedReport[];
  readonly onlyDifferences: boolean;
  readonly onOnlyDifferencesChange: (on: boolean) => void;
}

/** Table and charts of the reports whose figures are loaded. */
function Comparison(props: ComparisonProps) {
  const { reports, onlyDifferences, onOnlyDifferencesChange, curve, onCurveChange } = props;
  const { t } = useLingui();
  const shown = useMemo(() => reports.flatMap(withFigures), [reports]);
  const rows = useMemo(() => compareReports(shown), [shown]);
  const names = useMemo(() => shown.map(({ name }) => name), [shown]);
  const listed = rows.filter((row) => !isAbsentFigure(row));
  const differing = listed.filter(({ differs }) => differs);
  if (shown.length < 2) {
    return reports.some(({ loading }) => loading) ? null : (
      <EmptyState
        title={t`There is nothing to compare`}
        description={t`Fewer than two of these reports have figures.`}
      />
    );
  }
  const save = (format: 'csv' | 'tsv') =>
    saveFile(
      `comparison.${format}`,
      new Blob([comparisonText(format, names, rows)], {
        type: format === 'csv' ? 'text/csv' : 'text/tab-separated-values',
      }),
    );
  return (
    <>
      {new Set(shown.map(({ figures }) => figures.omics)).size > 1 ? (
        <Alert tone="info" title={t`These reports are on different kinds of data`}>
          {t`A figure with the same name is computed differently for another kind of data. Do not rank these reports against each other.`}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Switch
          label={t`Only differences (${differing.length} of ${listed.length} rows)`}
          checked={onlyDifferences}
          onCheckedChange={onOnlyDifferencesChange}
        />
        <div className="flex gap-2">
          <Button size="sm" icon={<Download />} onClick={() => save('csv')}>{t`Download CSV`}</Button>
          <Button size="sm" icon={<Download />} onClick={() => save('tsv')}>{t`Download TSV`}</Button>
        </div>
      </div>
      <ComparisonTable rows={onlyDifferences ? differing : listed} names={names} />
      <AbsentFigures rows={rows.filter(isAbsentFigure)} />
      <ComparisonCharts reports={shown} curve={curve} onCurveChange={onCurveChange} />
    </>
  );
}

/** Report whose figures are loaded, as the table and the charts need it. */
function withFigures({ id, report, figures }: ComparedReport): (NamedFigures & ComparedFigures)[] {
  if (!report || !figures) {
    return [];
  }
  const { inputs, measurement } = report;
  return [{ id, name: nameOf({ id, report }), figures, link: report.figures, inputs, measurement }];
}
