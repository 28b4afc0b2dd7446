import { type Notification, type PortalEvent } from '@omics-portal/api';
import { DAY, uuid } from './ids';

export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: 7,
    title: 'Maintenance',
    description: 'Tonight 22:00 UTC+8',
    notification_type: 'default',
    created_time: DAY,
    status: 'Unread',
    ...overrides,
  };
}

export function aPortalEvent(overrides: Partial<PortalEvent> = {}): PortalEvent {
  return { id: uuid(3, 1), status: 'Running', percentage: 40, project_id: uuid(2, 1), ...overrides };
}
