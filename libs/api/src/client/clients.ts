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

/** A client of the data-pipeline service. */
export function createDatainsClient(options: ClientOptions): DatainsClient {
  return createApiClient<DatainsPaths>(options);
}

/** A client of the report service. */
export function createReportClient(options: ClientOptions): ReportClient {
  return createApiClient<ReportPaths>(options);
}

/** A client of the sequencing data service. The indexing host has a base of its own: make a second client for it. */
export function createDataseqClient(options: ClientOptions): DataseqClient {
  return createApiClient<DataseqPaths>(options);
}
