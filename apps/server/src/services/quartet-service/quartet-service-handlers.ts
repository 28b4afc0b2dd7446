import type { Parts } from '../../parts.ts';
import { reportHandlers } from './report-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** The report service: report tools, tasks, and uploads of data sets. */
export function quartetServiceHandlers(parts: Parts) {
  return { ...reportHandlers(parts), ...uploadHandlers(parts) };
}
