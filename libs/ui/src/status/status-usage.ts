import { type ComponentUsage } from '../usage/component-usage';

export const STATUS_USAGE: ComponentUsage = {
  when: ['The state of a job, a project or a service: the same icon and colour everywhere.'],
  whenNot: [
    'A category or a filter: use Tag.',
    'The completed share of a task: use Progress.',
    'A message about the page: use Alert.',
  ],
  anatomy: ['Icon (tone): decorative.', 'Word (label): the state.'],
  keyboard: 'Not interactive: it takes no focus.',
};
