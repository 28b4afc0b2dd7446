import { type ComponentUsage } from '../usage/component-usage';

export const EMPTY_STATE_USAGE: ComponentUsage = {
  when: ['A list, a table or a search without results: says what is missing and what to do next.'],
  whenNot: [
    'Content that could not be loaded: use Error State.',
    'Content that is loading: use Skeleton or Spinner.',
    'A message next to content: use Alert.',
  ],
  anatomy: [
    'Icon (icon): decorative; an inbox by default.',
    'Title (title): what there is none of.',
    'Description (description) and action (action): optional.',
  ],
  keyboard: 'Not interactive: it takes no focus. Its action has keys of its own.',
};
