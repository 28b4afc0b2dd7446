import { type ComponentUsage } from '../usage/component-usage';

export const NUMBER_INPUT_USAGE: ComponentUsage = {
  when: ['A number that readers know, with limits (min, max) and a step.'],
  whenNot: [
    'A number that is chosen by its position: use Slider.',
    'Digits that are no amount, such as an identifier: use Input.',
  ],
  anatomy: [
    'Box (value): empty for null. Form Field gives it label, help and error.',
    "Arrows: the browser's own, where it has them.",
  ],
  keyboard: [
    {
      keys: 'Arrow Up, Arrow Down',
      action: 'Adds or subtracts one step (by default 1), within min and max.',
    },
    { keys: 'Other keys', action: 'Edit the number as in any native number input.' },
  ],
};
