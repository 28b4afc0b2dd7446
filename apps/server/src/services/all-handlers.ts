import type { ServiceHandlers } from '../operations/service-handlers.ts';
import type { Parts } from '../parts.ts';
import { appStoreHandlers } from './datains/app-store.ts';
import { storageHandlers } from './datains/storage.ts';
import { workHandlers } from './datains/work-handlers.ts';
import { dataseqHandlers } from './dataseq/dataseq-handlers.ts';
import { quartetServiceHandlers } from './quartet-service/quartet-service-handlers.ts';

/** The handlers of all three services, by operationId. */
export function allHandlers(parts: Parts): ServiceHandlers {
  return {
    datains: { ...storageHandlers(parts), ...appStoreHandlers(parts), ...workHandlers(parts) },
    'quartet-service': quartetServiceHandlers(parts),
    dataseq: dataseqHandlers(parts),
  };
}
