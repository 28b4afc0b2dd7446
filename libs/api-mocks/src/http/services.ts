import { type paths as DatainsPaths } from '@omics-portal/api/datains';
import { type paths as DataseqPaths } from '@omics-portal/api/dataseq';
import { type paths as ReportPaths } from '@omics-portal/api/quartet-service';
import { contractHttp } from './contract-http';

/** Handlers of the data-pipeline service. */
export const datainsHttp = contractHttp<DatainsPaths>('/datains');

/** Handlers of the report service. */
export const reportHttp = contractHttp<ReportPaths>('/quartet-service');

/** Handlers of the sequencing data service. */
export const dataseqHttp = contractHttp<DataseqPaths>('/dataseq');

/** Handlers of the GA4GH Data Repository Service, which the same document describes at a base of its own. */
export const drsHttp = contractHttp<DataseqPaths>('/ga4gh/drs/v1');
