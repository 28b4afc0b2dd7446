import { mutationOptions } from '@tanstack/react-query';
import type { ReportClient, ReportSubmit } from '@omics-portal/api';
import type { SubmitOnce } from '../submission/submit-once';
import { tasksKey } from './task-pages';

/** Report to submit. */
export interface ReportSubmission {
  /** Resolves to the content once its tables are in storage. */
  readonly content: () => Promise<ReportSubmit>;
  readonly signal: AbortSignal;
}

/**
 * Mutation that requests a report of a tool; returns the id of its task, null where an older server omits it. Repeating a
 * content requests no second report.
 */
export function submitReport(
  client: ReportClient,
  pluginName: string,
  submitOnce: SubmitOnce<string | null>,
) {
  return mutationOptions({
    mutationFn: async ({ content: prepare, signal }: ReportSubmission) => {
      const content = await prepare();
      return submitOnce(content, async (attempt) => {
        const { data } = await client.POST('/api/report/{name}', {
          params: { path: { name: pluginName }, header: { 'Idempotency-Key': attempt.key } },
          body: content,
          signal,
        });
        return (data as typeof data | null)?.id ?? null;
      });
    },
    onSuccess: (_id, _submission, _result, context) =>
      context.client.invalidateQueries({ queryKey: tasksKey('reports') }),
  });
}
