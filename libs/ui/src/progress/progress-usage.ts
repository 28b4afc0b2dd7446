import { type ComponentUsage } from '../usage/component-usage';

export const PROGRESS_USAGE: ComponentUsage = {
  when: [
    'The completed share of a task, such as an upload.',
    'Use value null while the length of the task is unknown.',
  ],
  whenNot: [
    'Content that is loading: use Skeleton or Spinner.',
    'A task of several steps: use Steps.',
    'A state: use Status.',
  ],
  anatomy: [
    'Bar (value, tone): filled up to the share, or moving while the share is unknown.',
    'Name (label): read by screen readers and not shown.',
  ],
  keyboard: 'Not interactive: it takes no focus.',
};
