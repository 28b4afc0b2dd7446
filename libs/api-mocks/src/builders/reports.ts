import { type ChartNote, type Task, type UploadCheck, type UploadToken } from '@omics-portal/api';
import { BRAND, DAY, uuid } from './ids';

/** Finished report on a protein table. */
export function aTask(overrides: Partial<Task> = {}): Task {
  return {
    id: uuid(5, 1),
    name: 'protein_batch_1',
    description: 'Quality control report for protein_batch_1',
    payload: {
      name: 'protein_batch_1',
      data_file: 'minio://tservice/0b1c/data.csv',
      metadata_file: 'minio://tservice/0b1c/metadata.csv',
    },
    plugin_name: `${BRAND}-protqc-report`,
    plugin_type: 'ReportPlugin',
    plugin_version: 'v0.2.4',
    response: {
      report: 'minio://tservice/0b1c/report.html',
      log: 'minio://tservice/0b1c/log',
      result: 'minio://tservice/0b1c/report.json',
      crate: 'minio://tservice/0b1c/ro-crate-metadata.json',
    },
    started_time: DAY,
    finished_time: DAY + 2000,
    status: 'Finished',
    percentage: 100,
    owner: 'ada@example.org',
    owner_name: 'Ada Lovelace',
    project_id: null,
    workflow_id: null,
    pdf: true,
    checked_time: null,
    checked_by: null,
    archived_time: null,
    archived_by: null,
    measurement: { laboratory: null, instrument: null, operator: null, measured_on: null },
    references: [],
    ...overrides,
  };
}

export function anUploadTask(overrides: Partial<Task> = {}): Task {
  return aTask({
    id: uuid(5, 2),
    name: 'rna_run1',
    description: '',
    payload: {
      name: 'rna_run1',
      email: 'ada@example.org',
      manager: 'ada',
      data_type: 'transcriptomics',
      status: 'Started',
      duration_seconds: 43_200,
    },
    plugin_name: 'omics-dataset',
    plugin_type: 'ToolPlugin',
    plugin_version: 'v0.1.0',
    response: { data: { upload_link: 'minio://users/data/ada/rna_run1/transcriptomics/' } },
    finished_time: null,
    status: 'Started',
    percentage: 0,
    ...overrides,
  });
}

export function anUploadToken(overrides: Partial<UploadToken> = {}): UploadToken {
  return {
    sts_token: {
      osspath: 'minio://users/data/ada/rna_run1/transcriptomics/',
      region: 'us-east-1',
      expiration: '2022-05-20T12:00:00Z',
      id: 'example-key-id',
      secret: 'example-secret',
      stoken: 'example-token',
      endpoint: 'https://s3.example.org',
      bucket: 'portal',
      prefix: 'buckets/users/data/ada/rna_run1/transcriptomics/',
    },
    kind: 's3',
    authorization_code: 'ZXhhbXBsZQ==',
    commands: [
      { tool: 'curl', command: 'curl --upload-file' },
      { tool: 'rclone', command: 'rclone copy .' },
      { tool: 'aws', command: 'aws s3 cp .' },
    ],
    ...overrides,
  };
}

export function anUploadCheck(overrides: Partial<UploadCheck> = {}): UploadCheck {
  return { status: 'Success', msg: '2 files\nall checksums match\n', ...overrides };
}

/** Note on the control charts of proteins. */
export function aChartNote(overrides: Partial<ChartNote> = {}): ChartNote {
  return {
    id: uuid(7, 1),
    plugin_name: `${BRAND}-protqc-report`,
    noted_on: '2022-05-22',
    text: 'New column',
    laboratory: null,
    instrument: null,
    group_name: null,
    owner: 'ada@example.org',
    updated_time: DAY,
    updated_by: 'ada@example.org',
    ...overrides,
  };
}
