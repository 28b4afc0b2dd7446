import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Project, Task, WorkStatus } from '@omics-portal/api';
import type { StatusTone } from '@omics-portal/ui';

/** How a state is said and drawn. */
export interface StateLook {
  readonly word: MessageDescriptor;
  readonly tone: StatusTone;
}

const PROJECT_LOOKS = {
  Running: { word: msg`Running`, tone: 'active' },
  Submitted: { word: msg`Submitted`, tone: 'active' },
  Aborting: { word: msg`Aborting`, tone: 'exception' },
  Failed: { word: msg`Failed`, tone: 'exception' },
  Succeeded: { word: msg`Succeeded`, tone: 'success' },
  Aborted: { word: msg`Archived`, tone: 'aborted' },
  'On Hold': { word: msg`Deleted`, tone: 'deleted' },
} satisfies Record<WorkStatus, StateLook>;

type ProjectState = Pick<Project, 'status' | 'finished_time'>;

/** How a project stands. One that is done but was never moved on from Submitted has succeeded. */
export function projectLook({ status, finished_time: finished }: ProjectState): StateLook {
  return PROJECT_LOOKS[status === 'Submitted' && finished ? 'Succeeded' : status];
}

/** How far a project is, in percent: all of it once it has a finish time. */
export function projectPercentage({
  finished_time: finished,
  percentage,
}: Pick<Project, 'finished_time' | 'percentage'>): number {
  return finished ? 100 : percentage;
}

/** How a task of the report service stands; the older states Archived and Checked count as finished. */
export function taskLook({ status }: Pick<Task, 'status'>): StateLook {
  switch (status) {
    case 'Started':
      return { word: msg`Running`, tone: 'active' };
    case 'Failed':
      return { word: msg`Failed`, tone: 'exception' };
    default:
      return { word: msg`Success`, tone: 'success' };
  }
}
