import { queryOptions } from '@tanstack/react-query';
import { NotFoundError, type DatainsClient, type ResultFile, type ResultFilePage } from '@omics-portal/api';
import { JOBS_KEY } from '../work/work-keys';
import { resultFilesOf } from './result-files';
import { readPage } from '../readers/read-page';
import { readWorkflow } from '../readers/read-workflow';

/** Filter, order and page of a list of result files. */
export interface ResultListInput {
  readonly projectId?: string | undefined;
  /** Id of the job's record. */
  readonly jobId?: string | undefined;
  /** Part of the job's name. */
  readonly jobName?: string | undefined;
  /** Part of the file's name. */
  readonly fileName?: string | undefined;
  /** Extension, such as `csv`. */
  readonly fileType?: string | undefined;
  /** `<field>:asc` or `<field>:desc`. */
  readonly sort?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Query options of the result files of jobs. */
export function resultQueries(client: DatainsClient) {
  return {
    /**
     * Page of result files. For an older server without the list, the request is for the outputs of the job; without a job it
     * rejects with NotFoundError.
     */
    list: (input: ResultListInput) =>
      queryOptions({
        queryKey: [...JOBS_KEY, 'results', input],
        queryFn: async ({ signal }): Promise<ResultFilePage> => {
          try {
            const { data } = await client.GET('/api/results', { params: { query: queryOf(input) }, signal });
            return readPage(data, 'a page of results');
          } catch (error) {
            if (!(error instanceof NotFoundError) || input.jobId === undefined) throw error;
            return outputsOfJob(client, { ...input, jobId: input.jobId }, signal);
          }
        },
      }),
  };
}

function queryOf({ projectId, jobId, jobName, fileName, fileType, sort, page, perPage }: ResultListInput) {
  return {
    page,
    per_page: perPage,
    ...(projectId && { project_id: projectId }),
    ...(jobId && { job_id: jobId }),
    ...(jobName && { job_name: jobName }),
    ...(fileName && { file_name: fileName }),
    ...(fileType && { file_type: fileType }),
    ...(sort && { sort }),
  };
}

async function outputsOfJob(
  client: DatainsClient,
  { jobId, fileName = '', fileType, page, perPage }: ResultListInput & { readonly jobId: string },
  signal: AbortSignal,
): Promise<ResultFilePage> {
  const { data } = await client.GET('/api/workflows/{id}', { params: { path: { id: jobId } }, signal });
  const files = resultFilesOf(readWorkflow(data)).filter(
    (file: ResultFile) =>
      file.file_name.toLowerCase().includes(fileName.toLowerCase()) &&
      (fileType === undefined || file.file_type === fileType.toLowerCase()),
  );
  return {
    total: files.length,
    page,
    per_page: perPage,
    data: files.slice((page - 1) * perPage, page * perPage),
  };
}
