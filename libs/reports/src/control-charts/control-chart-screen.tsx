import { useLingui } from '@lingui/react/macro';
import { chartNoteQueries, pluginNameOf, type ReportKind } from '@omics-portal/resources';
import { ButtonLink, EmptyState, ErrorState, PageHeader, SkeletonLines } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { notesOf } from '../chart-notes/chart-events';
import { NoteSection } from '../chart-notes/note-section';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { chartedBatches, chosenSequencing } from './batches';
import { chosenFigure } from './chart-figures';
import { ChartNotices } from './chart-notices';
import { ControlChartFilters } from './control-chart-filters';
import { ControlChartPanel } from './control-chart-panel';
import { type ControlChartSearch, readControlChartSearch } from './control-chart-search';
import { useBatches, useChartKind } from './use-batches';

/** Properties of the control charts of reports. */
export interface ControlChartScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Search parameters of the address, valid or not. */
  readonly search: unknown;
  readonly onSearchChange: (next: ControlChartSearch) => void;
}

/** Control chart of one figure over the reports of one tool. */
export function ControlChartScreen({ title, search: given, onSearchChange }: ControlChartScreenProps) {
  const { t } = useLingui();
  const { links } = useReports();
  const search = readControlChartSearch(given);
  const kind = useChartKind(search.tool);
  return (
    <div className="flex flex-col">
      <PageHeader
        title={title}
        description={t`One figure over the reports of a tool, in the order of time, with its limits and the rules of Westgard. Each point opens its report. Archived reports are left out.`}
        actions={
          <ButtonLink variant="ghost" href={links.history()} icon={<ArrowLeft />}>
            {t`QC Report History`}
          </ButtonLink>
        }
      />
      {kind === undefined ? (
        <SkeletonLines lines={6} label={t`Loading...`} />
      ) : (
        <ChartOfKind key={kind} kind={kind} search={search} onSearchChange={onSearchChange} />
      )}
    </div>
  );
}

interface ChartOfKindProps {
  readonly kind: ReportKind;
  readonly search: ControlChartSearch;
  readonly onSearchChange: (next: ControlChartSearch) => void;
}

function ChartOfKind({ kind, search, onSearchChange }: ChartOfKindProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports, brand } = useReports();
  const pluginName = pluginNameOf(brand, kind);
  const loaded = useBatches(kind, search);
  const { list, batches, remaining, count } = loaded;
  const figure = chosenFigure(kind, search.figure);
  const sequencing = kind === 'dseqc' ? chosenSequencing(batches, search.sequencing) : undefined;
  const { points, without } = chartedBatches(batches, figure, sequencing);
  const notes = useQuery(chartNoteQueries(reports).ofTool(pluginName));
  const { laboratory, instrument } = search;
  const shownNotes = useMemo(
    () => notesOf(notes.data ?? [], { laboratory, instrument }),
    [notes.data, laboratory, instrument],
  );
  // Older servers have no notes.
  const noteSection =
    notes.data === null ? null : (
      <NoteSection
        notes={notes.data && shownNotes}
        error={notes.error}
        onRetry={() => void notes.refetch()}
        scope={{ plugin_name: pluginName, laboratory: laboratory ?? null, instrument: instrument ?? null }}
      />
    );
  return (
    <div className="flex flex-col gap-5">
      <ControlChartFilters
        kind={kind}
        figure={figure}
        sequencing={sequencing}
        search={search}
        onSearchChange={onSearchChange}
      />
      {list.isError && !list.data ? (
        <ErrorState
          title={t`The reports could not be loaded`}
          message={errorText(list.error)}
          retryLabel={t`Retry`}
          onRetry={() => void list.refetch()}
        />
      ) : list.isPending || remaining > 0 ? (
        <SkeletonLines
          lines={8}
          label={
            list.isPending ? t`Loading...` : t`Loading the figures: ${count - remaining} of ${count} reports`
          }
        />
      ) : (
        <>
          <ChartNotices loaded={loaded} without={without} />
          {points.length === 0 ? (
            <EmptyState
              title={t`No report has this figure`}
              description={t`Choose another tool, figure or period. A finished report is a point of the chart.`}
            />
          ) : (
            <ControlChartPanel
              figure={figure}
              points={points}
              notes={shownNotes}
              search={search}
              onSearchChange={onSearchChange}
              noteSection={noteSection}
            />
          )}
        </>
      )}
    </div>
  );
}
