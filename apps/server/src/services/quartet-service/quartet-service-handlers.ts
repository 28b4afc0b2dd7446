import type { Dependencies } from '../../dependencies.ts';
import { chartNoteHandlers } from './chart-note-handlers.ts';
import { measurementHandlers } from './measurement-handlers.ts';
import { folderSampleHandlers } from './folder-samples.ts';
import { profileHandlers } from './profile-handlers.ts';
import { reportHandlers } from './report-handlers.ts';
import { uploadHandlers } from './upload-handlers.ts';

/** Handlers of the report service: report tools, tasks, threshold profiles, values of measurements, notes on control charts, and uploads of data sets. */
export function quartetServiceHandlers(dependencies: Dependencies) {
  return {
    ...reportHandlers(dependencies),
    ...folderSampleHandlers(dependencies),
    ...profileHandlers(dependencies),
    ...measurementHandlers(dependencies),
    ...chartNoteHandlers(dependencies),
    ...uploadHandlers(dependencies),
  };
}
