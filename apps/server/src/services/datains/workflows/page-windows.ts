import type { PageRequest } from '../../../records/read-page.ts';

/** Group of rows in a list that consists of groups. */
export interface RowGroup {
  readonly id: string;
  /** Number of rows. */
  readonly rows: number;
}

/** Window: the rows of a group that are on a page. */
export interface PageWindow {
  readonly id: string;
  readonly offset: number;
  readonly limit: number;
}

/** Windows of a page over the rows of all groups, one group after the other. Empty windows are left out. */
export function pageWindows(groups: readonly RowGroup[], { page, size }: PageRequest): PageWindow[] {
  const windows: PageWindow[] = [];
  let skipped = (page - 1) * size;
  let left = size;
  for (const { id, rows } of groups) {
    const limit = Math.min(rows - skipped, left);
    if (limit > 0) {
      windows.push({ id, offset: skipped, limit });
      left -= limit;
    }
    skipped = Math.max(0, skipped - rows);
    if (left === 0) break;
  }
  return windows;
}
