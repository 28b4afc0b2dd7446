import type { ServiceName } from '../http/contract/spec-operations.ts';
import type { HandlerTable } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { appStoreHandlers } from './datains/app-store.ts';
import { storageHandlers } from './datains/storage.ts';
import { dataseqHandlers } from './dataseq/dataseq-handlers.ts';

/** The handlers of all three services, by operationId. */
export function allHandlers(parts: Parts): Record<ServiceName, HandlerTable> {
  return {
    datains: { ...storageHandlers(parts), ...appStoreHandlers(parts) },
    'quartet-service': {},
    dataseq: dataseqHandlers(parts),
  };
}
