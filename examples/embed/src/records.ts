import type { DataRecord } from '@omics-portal/data-query';

/** Records of the page. A real page would fetch them. */
export const RECORDS: readonly DataRecord[] = [
  { file_name: 'D5_1.csv', data_format: 'CSV', site: 'A', snr: 0 },
  { file_name: 'D5_2.csv', data_format: 'CSV', site: 'B', snr: 12.5 },
  { file_name: 'D6 #1, "raw".csv', data_format: 'CSV', site: '中文', snr: -3 },
  { file_name: 'F7_1.tsv', data_format: 'TSV', site: 'A', snr: 18 },
  { file_name: 'F7_2.tsv', data_format: 'TSV', site: null, snr: 21 },
  { file_name: 'M8_1.mzML', data_format: 'mzML', site: '', snr: null },
];
