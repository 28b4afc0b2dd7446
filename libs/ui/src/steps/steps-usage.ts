import { type ComponentUsage } from '../usage/component-usage';

export const STEPS_USAGE: ComponentUsage = {
  when: [
    'Progress through a task of three to about six steps in a fixed order.',
    'Give onStepSelect where readers may go back to a finished step.',
  ],
  whenNot: [
    'Views in any order: use Tabs.',
    'Events over time: use Timeline.',
    'The share of one task that is done: use Progress.',
  ],
  anatomy: [
    'Step (steps): number, or a check mark once it is done; title and optional description.',
    'Current step (current): highlighted, and announced as current.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'With onStepSelect: moves focus to the next finished step.' },
    { keys: 'Enter, Space', action: 'Goes back to the finished step.' },
  ],
};
