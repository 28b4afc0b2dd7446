import type { DatainsClient, Notification } from '@omics-portal/api';

/** Sets one notification to read or unread. Lists are not refetched: `markNotification` does both. */
export async function setNotificationStatus(
  client: DatainsClient,
  id: Notification['id'],
  status: Notification['status'],
): Promise<void> {
  await client.PUT('/api/notifications/{id}', { params: { path: { id } }, body: { status } });
}
