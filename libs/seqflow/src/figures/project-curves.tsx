import { reportQueries, taskStatus, type TaskState } from '@omics-portal/resources';
import { readNames } from '@omics-portal/ui/rename';
import { PanelBoundary } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JobManagementSearch } from '../job-search/job-search';
import { useSeqflow } from '../ports/seqflow-ports';
import { curveName } from './sample-names';

interface ProjectCurvesProps {
  /** Task of the report that the project ends in. */
  readonly task: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** States of a report that is ready. */
const READY: readonly TaskState[] = ['success', 'checked', 'archived'];

/** By-base curves of all samples of a project over each other, from the report that it ends in, as soon as that is ready. */
export function ProjectCurves({ task, search, onSearchChange }: ProjectCurvesProps) {
  const { ReportCurves, reports } = useSeqflow();
  const report = useQuery({ ...reportQueries(reports).detail(task), enabled: ReportCurves !== undefined });
  const nameOf = useMemo(() => curveName(readNames(search.figureNames)), [search.figureNames]);
  if (!ReportCurves || !report.data || !READY.includes(taskStatus(report.data.status).state)) {
    return null;
  }
  return (
    <PanelBoundary>
      <ReportCurves
        reportId={task}
        nameOf={nameOf}
        choice={{ curve: search.curve, sample: search.curveSample }}
        onChoose={({ curve, sample }) => onSearchChange({ ...search, curve, curveSample: sample })}
      />
    </PanelBoundary>
  );
}
