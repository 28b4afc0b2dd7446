import type { OmicsType, Task } from '@omics-portal/api';
import { OMICS } from '../records/collections';

/** An upload task as the list shows it, read from a task of the plugin omics-dataset. */
export interface UploadTask {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Null where an older server does not say. */
  readonly dataType: OmicsType | null;
  readonly status: Task['status'];
  /** 0 to 100. */
  readonly percentage: number;
  /** Storage link of the folder to upload to; null where the server has not said yet. */
  readonly uploadPath: string | null;
  readonly email: string;
  readonly manager: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly finished: number | null;
  /** How long an access key lives; null where the server does not say. */
  readonly keyHours: number | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a task; what the payload does not hold is empty or null, never invented. */
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

/** A task that still takes files, so that a key can be asked for it and its data can be checked. */
export type OpenTask = UploadTask & { readonly dataType: OmicsType };

/** A finished task, by state or by share, is closed; one of unknown type cannot be named to the server. */
export function isOpen(task: UploadTask): task is OpenTask {
  const { status, percentage, dataType } = task;
  return dataType !== null && (status === 'Started' || status === 'Failed') && percentage < 100;
}

/** The tasks whose name holds the text, whatever the case. */
export function withName<Named extends { readonly name: string }>(
  tasks: readonly Named[],
  text: string,
): Named[] {
  const wanted = text.trim().toLowerCase();
  return tasks.filter(({ name }) => name.toLowerCase().includes(wanted));
}
