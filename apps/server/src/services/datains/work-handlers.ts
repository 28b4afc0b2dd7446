import type { Parts } from '../../parts.ts';
import { eventHandlers } from './notices/event-handlers.ts';
import { messageHandlers } from './notices/message-handlers.ts';
import { notificationHandlers } from './notices/notification-handlers.ts';
import { projectHandlers } from './projects/project-handlers.ts';
import { workflowHandlers } from './workflows/workflow-handlers.ts';

/** The part of the data-pipeline service about work: projects, jobs, notices, messages and live events. */
export function workHandlers(parts: Parts) {
  return {
    ...projectHandlers(parts),
    ...workflowHandlers(parts),
    ...notificationHandlers(parts),
    ...messageHandlers(parts),
    ...eventHandlers(parts),
  };
}
