import type { OmicsType, Task } from '@omics-portal/api';
import { OMICS } from '../records/collections';

/** Upload task of the list, read from a task of the plugin omics-dataset. */
export interface UploadTask {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Null if an older server does not report it. */
  readonly dataType: OmicsType | null;
  readonly status: Task['status'];
  /** 0 to 100. */
  readonly percentage: number;
  /** Storage link of the target folder; null until the server reports it. */
  readonly uploadPath: string | null;
  readonly email: string;
  readonly manager: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly finished: number | null;
  /** Lifetime of an access key in hours; null if the server does not report it. */
  readonly keyHours: number | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Upload task of a task. Values missing in the payload are empty or null. */
export function readUploadTask(task: Task): UploadTask {
  const { payload = {}, response } = task;
  const seconds = payload['duration_seconds'];
  return {
    id: task.id,
    name: task.name,
    description: task.description ?? '',
    dataType: OMICS.find((type) => type === payload['data_type']) ?? null,
    status: task.status,
    percentage: task.percentage ?? 0,
    uploadPath: response?.data?.upload_link ?? null,
    email: textOf(payload['email']),
    manager: textOf(payload['manager']),
    started: task.started_time,
    finished: task.finished_time ?? null,
    keyHours: typeof seconds === 'number' ? seconds / 3600 : null,
  };
}

/** Upload task that accepts files: a key can be requested for it and its data can be checked. */
export type OpenTask = UploadTask & { readonly dataType: OmicsType };

/** True for a task that accepts files: not finished by status or percentage, and of a known omics type. */
export function isOpen(task: UploadTask): task is OpenTask {
  const { status, percentage, dataType } = task;
  return dataType !== null && (status === 'Started' || status === 'Failed') && percentage < 100;
}

/** Tasks whose name contains the text, in any case. */
export function withName<Named extends { readonly name: string }>(
  tasks: readonly Named[],
  text: string,
): Named[] {
  const searched = text.trim().toLowerCase();
  return tasks.filter(({ name }) => name.toLowerCase().includes(searched));
}
