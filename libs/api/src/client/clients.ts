import { type paths as DatainsPaths } from '../generated/datains.gen';
import { type paths as DataseqPaths } from '../generated/dataseq.gen';
import { type paths as ReportPaths } from '../generated/quartet-service.gen';
import { type ApiClient } from './api-client';
import { type ClientOptions } from './client-options';
import { createApiClient } from './create-api-client';

/** Files, apps, projects, jobs, notices: `openapi/datains.yaml`. */
export type DatainsClient = ApiClient<DatainsPaths>;

/** Report tools, tasks and dataset uploads: `openapi/quartet-service.yaml`. */
export type ReportClient = ApiClient<ReportPaths>;

/** Collections of public records, and signed links by checksum: `openapi/dataseq.yaml`. */
export type DataseqClient = ApiClient<DataseqPaths>;

/** Client of the data-pipeline service. */
export function createDatainsClient(options: ClientOptions): DatainsClient {
  return createApiClient<DatainsPaths>(options);
}

/** Client of the report service. */
export function createReportClient(options: ClientOptions): ReportClient {
  return createApiClient<ReportPaths>(options);
}

/** Client of the sequencing data service. The indexing host has its own base URL: create a second client for it. */
export function createDataseqClient(options: ClientOptions): DataseqClient {
  return createApiClient<DataseqPaths>(options);
}
