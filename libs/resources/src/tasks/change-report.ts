import { mutationOptions } from '@tanstack/react-query';
import type { ReportChanges, ReportClient } from '@omics-portal/api';
import { tasksKey } from './task-pages';

/** Mutation that changes marks, measurement or references of a report. Refetches also after a refusal: the report has changed meanwhile. */
export function changeReport(client: ReportClient, reportId: string) {
  return mutationOptions({
    mutationFn: async (changes: ReportChanges) => {
      await client.PUT('/api/tasks/{id}', { params: { path: { id: reportId } }, body: changes });
    },
    onSettled: (_data, _error, _changes, _result, context) =>
      context.client.invalidateQueries({ queryKey: tasksKey('reports') }),
  });
}
