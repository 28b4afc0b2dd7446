import type { ServiceName } from '../http/contract/spec-operations.ts';
import type { HandlerTable } from '../operations/handler.ts';
import type { Parts } from '../parts.ts';
import { appStoreHandlers } from './datains/app-store.ts';
import { storageHandlers } from './datains/storage.ts';
import { workHandlers } from './datains/work-handlers.ts';
import { dataseqHandlers } from './dataseq/dataseq-handlers.ts';
import { quartetServiceHandlers } from './quartet-service/quartet-service-handlers.ts';

/** The handlers of all three services, by operationId. */
export function allHandlers(parts: Parts): Record<ServiceName, HandlerTable> {
  return {
    datains: { ...storageHandlers(parts), ...appStoreHandlers(parts), ...workHandlers(parts) },
    'quartet-service': quartetServiceHandlers(parts),
    dataseq: dataseqHandlers(parts),
  };
}
