import { type ComponentUsage } from '../usage/component-usage';

export const DATE_INPUT_USAGE: ComponentUsage = {
  when: ['One day, such as the day of a sequencing run.'],
  whenNot: ['A period: use Date Range.', 'A number, such as a year: use Number Input.'],
  anatomy: [
    "Field (value): day, month and year in the order of the browser's language. Form Field gives it its label.",
    "Calendar: the browser's own, limited by min and max.",
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through the parts of the native date input.' },
    { keys: 'Digits', action: 'Types the focused part.' },
    { keys: 'Arrow Up, Arrow Down', action: 'Raises or lowers the focused part.' },
  ],
};
