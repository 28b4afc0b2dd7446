import type { SessionState } from '@omics-portal/auth';
import type { StoragePorts } from '@omics-portal/storage';
import type { Portal } from '../composition/portal';
import type { Hrefs } from '../links/hrefs';
import { cartOf } from './cart-of';

/** Dependencies of the storage feature on this host. */
export function storagePorts(
  portal: Portal,
  hrefs: Hrefs,
  session: SessionState,
  Preview: StoragePorts['Preview'],
): StoragePorts {
  const { clients, config } = portal;
  const user = session.status === 'signed-in' ? session.user : undefined;
  return {
    datains: clients.datains,
    datainsUrl: portal.bases.datains,
    reports: clients.report,
    links: { files: hrefs.files, uploads: hrefs.uploads },
    user: user ? { username: user.username, email: user.email || null } : null,
    uploadLimits: config.uploadLimits,
    polling: { tasksMs: config.polling.tasksMs },
    Preview,
    cart: cartOf(portal),
  };
}
