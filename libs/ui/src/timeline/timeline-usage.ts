import { type ComponentUsage } from '../usage/component-usage';

export const TIMELINE_USAGE: ComponentUsage = {
  when: ['Events in their order, such as the history of a job.'],
  whenNot: [
    'Progress through a task with a fixed number of steps: use Steps.',
    'Entries with several columns or sorting: use Data Table.',
    'The output of a program: use Log View.',
  ],
  anatomy: [
    'Event (items): mark of its tone, title, optional description and time; the current one is bold.',
    'Without items: skeletons (loading) or the empty node (empty).',
  ],
  keyboard: 'Not interactive: it takes no focus. Links in it have keys of their own.',
};
