import type { Dependencies } from '../../dependencies.ts';
import { eventHandlers } from './notices/event-handlers.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { messageHandlers } from './notices/message-handlers.ts';
import { notificationChoiceHandlers } from './notices/notification-choice-handlers.ts';
import { notificationHandlers } from './notices/notification-handlers.ts';
import { projectHandlers } from './projects/project-handlers.ts';
import { resultHandlers } from './results/result-handlers.ts';
import { workflowHandlers } from './workflows/workflow-handlers.ts';

/** Handlers of projects, jobs, results, figures, notifications, messages and live events. */
export function workHandlers(dependencies: Dependencies) {
  return {
    ...projectHandlers(dependencies),
    ...workflowHandlers(dependencies),
    ...resultHandlers(dependencies),
    ...figureHandlers(dependencies),
    ...notificationHandlers(dependencies),
    ...notificationChoiceHandlers(dependencies),
    ...messageHandlers(dependencies),
    ...eventHandlers(dependencies),
  };
}
