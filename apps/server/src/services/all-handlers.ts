import type { ServiceHandlers } from '../operations/service-handlers.ts';
import type { Dependencies } from '../dependencies.ts';
import { accessTokenHandlers } from './datains/account/access-token-handlers.ts';
import { accountHandlers } from './datains/account/account-handlers.ts';
import { oneTimeLinkHandlers } from './datains/account/one-time-link-handlers.ts';
import { secondFactorHandlers } from './datains/account/second-factor-handlers.ts';
import { sessionHandlers } from './datains/account/session-handlers.ts';
import { archiveHandlers } from './datains/archive-handlers.ts';
import { auditHandlers } from './datains/audit/audit-handlers.ts';
import { appStoreHandlers } from './datains/app-store.ts';
import { partUploadHandlers } from './datains/part-upload-handlers.ts';
import { shareLinkHandlers } from './datains/share-link-handlers.ts';
import { storageHandlers } from './datains/storage.ts';
import { workHandlers } from './datains/work-handlers.ts';
import { dataseqHandlers } from './dataseq/dataseq-handlers.ts';
import { quartetServiceHandlers } from './quartet-service/quartet-service-handlers.ts';

/** All handlers of the three services, by operationId. */
export function allHandlers(dependencies: Dependencies): ServiceHandlers {
  return {
    datains: {
      ...storageHandlers(dependencies),
      ...archiveHandlers(dependencies),
      ...shareLinkHandlers(dependencies),
      ...partUploadHandlers(dependencies),
      ...appStoreHandlers(dependencies),
      ...workHandlers(dependencies),
      ...accessTokenHandlers(dependencies),
      ...secondFactorHandlers(dependencies),
      ...sessionHandlers(dependencies),
      ...accountHandlers(dependencies),
      ...oneTimeLinkHandlers(dependencies),
      ...auditHandlers(dependencies),
    },
    'quartet-service': quartetServiceHandlers(dependencies),
    dataseq: dataseqHandlers(dependencies),
  };
}
