import type { Dependencies } from '../../dependencies.ts';
import { reportHandlers } from './report-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** Handlers of the report service: report tools, tasks, and uploads of data sets. */
export function quartetServiceHandlers(dependencies: Dependencies) {
  return { ...reportHandlers(dependencies), ...uploadHandlers(dependencies) };
}
