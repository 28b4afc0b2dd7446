import type { OpenTask } from '@omics-portal/resources';
import { CheckData } from './check-data';
import { NewToken } from './new-token';
import type { TaskAction } from './task-table';

/** Properties of the dialog of an upload task. */
interface TaskDialogProps {
  readonly action: TaskAction;
  readonly task: OpenTask;
  readonly onClose: () => void;
}

/** Dialog of an action on an upload task: a new access key, or the check of its data. */
export function TaskDialog({ action, ...props }: TaskDialogProps) {
  return action === 'token' ? <NewToken {...props} /> : <CheckData {...props} />;
}
