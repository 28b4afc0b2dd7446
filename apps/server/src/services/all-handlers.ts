import type { ServiceHandlers } from '../operations/service-handlers.ts';
import type { Dependencies } from '../dependencies.ts';
import { appStoreHandlers } from './datains/app-store.ts';
import { storageHandlers } from './datains/storage.ts';
import { workHandlers } from './datains/work-handlers.ts';
import { dataseqHandlers } from './dataseq/dataseq-handlers.ts';
import { quartetServiceHandlers } from './quartet-service/quartet-service-handlers.ts';

/** All handlers of the three services, by operationId. */
export function allHandlers(dependencies: Dependencies): ServiceHandlers {
  return {
    datains: {
      ...storageHandlers(dependencies),
      ...appStoreHandlers(dependencies),
      ...workHandlers(dependencies),
    },
    'quartet-service': quartetServiceHandlers(dependencies),
    dataseq: dataseqHandlers(dependencies),
  };
}
