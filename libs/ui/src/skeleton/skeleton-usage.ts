import { type ComponentUsage } from '../usage/component-usage';

export const SKELETON_USAGE: ComponentUsage = {
  when: [
    'Content of a known shape that is loading.',
    'Use Skeleton Lines for text: its label is read once for all lines.',
  ],
  whenNot: [
    'Content of unknown shape: use Spinner.',
    'A task with a known share: use Progress.',
    'No content: use Empty State.',
  ],
  anatomy: [
    'Lines (lines): grey shapes, hidden from screen readers.',
    'Label (label): read by screen readers and not shown.',
  ],
  keyboard: 'Not interactive: it takes no focus.',
};
