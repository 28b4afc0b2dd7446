import { type ComponentUsage } from '../usage/component-usage';

export const DATE_RANGE_USAGE: ComponentUsage = {
  when: [
    'A period from one day to another. Either end may be open.',
    'A filter with usual periods (presets).',
  ],
  whenNot: ['One day: use Date Input.', 'A range of numbers: use Slider with two values.'],
  anatomy: [
    'Legend (label): names both fields; hideLabel keeps it for screen readers only.',
    'Fields (labels.from, labels.to): two Date Inputs.',
    'Buttons below: presets, and one that empties both ends (labels.clear). A disabled range has none.',
    'Error and help: a fault of the range (labels.faults) comes before an error of the caller (error).',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through both Date Inputs, then through the buttons.' },
    { keys: 'Digits, Arrow Up, Arrow Down', action: 'Change a date as in Date Input.' },
    { keys: 'Enter, Space', action: 'On a preset: sets both ends.' },
  ],
};
