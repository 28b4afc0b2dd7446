import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserActions } from './user-actions';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/tasks.md');

/** Row of the table in `docs/tasks.md`. */
export interface DocumentedTask extends UserActions {
  readonly title: string;
  /** Maximum number of clicks. */
  readonly limit: number;
}

/** Tasks of the table in `docs/tasks.md`, in its order. */
export function documentedTasks(): readonly DocumentedTask[] {
  return readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number]) => /^\d+$/.test(number ?? ''))
    .map(([, , title = '', clicks, keys, limit]) => ({
      title,
      clicks: Number(clicks),
      keys: Number(keys),
      limit: Number(limit),
    }));
}
