import {
  accountListInput,
  auditListInput,
  isAdmin,
  notificationListInput,
  type AccountsSearch,
  type AuditSearch,
  type NotificationsSearch,
} from '@omics-portal/account';
import {
  accessTokenQueries,
  accountQueries,
  auditQueries,
  notificationChoices,
  notificationQueries,
  oneTimeLinkQuery,
  secondFactorQueries,
  sessionQueries,
  shareLinkQueries,
} from '@omics-portal/resources';
import type { Portal } from '../composition/portal';
import { startQueries } from './start-queries';

/** Starts the queries of the security settings: sessions, second factor, access tokens and share links. */
export function loadSecurity({ queryClient, clients: { datains } }: Portal): void {
  startQueries([
    queryClient.query(sessionQueries(datains).list()),
    queryClient.query(secondFactorQueries(datains).state()),
    queryClient.query(accessTokenQueries(datains).list()),
    queryClient.query(shareLinkQueries(datains).list()),
  ]);
}

/** Starts the query of the list of notifications. */
export function loadNotifications({ queryClient, clients }: Portal, search: NotificationsSearch): void {
  const { list } = notificationQueries(clients.datains);
  startQueries([queryClient.query(list(notificationListInput(search)))]);
}

/** Starts the query of the user's choices of notifications. */
export function loadNotificationChoices({ queryClient, clients }: Portal): void {
  startQueries([queryClient.query(notificationChoices(clients.datains))]);
}

/** Starts the query of the list of accounts, for an admin. */
export function loadAccounts({ queryClient, clients, session }: Portal, search: AccountsSearch): void {
  if (mayManage(session)) {
    startQueries([queryClient.query(accountQueries(clients.datains).list(accountListInput(search)))]);
  }
}

/** Starts the query of the audit log, for an admin. */
export function loadAudit({ queryClient, clients, session }: Portal, search: AuditSearch): void {
  if (mayManage(session)) {
    startQueries([queryClient.query(auditQueries(clients.datains).list(auditListInput(search)))]);
  }
}

/** Starts the check of a one-time link. */
export function loadOneTimeLink({ queryClient, clients }: Portal, link: string | undefined): void {
  if (link) {
    startQueries([queryClient.query(oneTimeLinkQuery(clients.datains, link))]);
  }
}

/** True for an admin. False while the user is unknown: the screen then sends the request if it may. */
function mayManage(session: Portal['session']): boolean {
  const state = session.getState();
  return state.status === 'signed-in' && isAdmin(state.user);
}
