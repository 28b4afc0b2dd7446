import { type ComponentUsage } from '../usage/component-usage';

export const SPINNER_USAGE: ComponentUsage = {
  when: ['A short wait of unknown length, for content of unknown shape.'],
  whenNot: [
    'Content of a known shape: use Skeleton.',
    'A task with a known share: use Progress.',
    'An action of a button: use Button with busy.',
  ],
  anatomy: ['Icon that turns: decorative.', 'Label (label): read by screen readers and not shown.'],
  keyboard: 'Not interactive: it takes no focus.',
};
