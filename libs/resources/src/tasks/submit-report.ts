import { mutationOptions } from '@tanstack/react-query';
import type { ReportClient, ReportSubmit } from '@omics-portal/api';
import type { Attempt } from '../submission/attempt';
import { tasksKey } from './task-pages';

/** Content of a report, and the attempt under which it is sent. */
export interface ReportSubmission {
  readonly content: ReportSubmit;
  readonly attempt: Attempt;
  readonly signal: AbortSignal;
}

/** Mutation that requests a report of a tool; returns the id of its task, null where an older server omits it. */
export function submitReport(client: ReportClient, pluginName: string) {
  return mutationOptions({
    mutationFn: async ({ content, attempt, signal }: ReportSubmission) => {
      const { data } = await client.POST('/api/report/{name}', {
        params: { path: { name: pluginName }, header: { 'Idempotency-Key': attempt.key } },
        body: content,
        signal,
      });
      return data?.id ?? null;
    },
    onSuccess: (_id, _submission, _result, context) =>
      context.client.invalidateQueries({ queryKey: tasksKey('reports') }),
  });
}
