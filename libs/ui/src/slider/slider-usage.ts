import { type ComponentUsage } from '../usage/component-usage';

export const SLIDER_USAGE: ComponentUsage = {
  when: [
    'A number or a range of which the position says more than the digits, such as a zoom or a threshold.',
    'A range, with two values.',
  ],
  whenNot: [
    'An exact number: use Number Input.',
    'A few named options: use Radio Group or Segmented Control.',
  ],
  anatomy: [
    'Track (min, max): the chosen part is coloured.',
    'Thumb (value, thumbLabels): one for each number.',
    'Text (format): the values with their unit.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to a thumb. Each thumb is a tab stop.' },
    { keys: 'Arrow keys', action: 'Changes the value by one step.' },
    { keys: 'Page Up, Page Down, Shift + Arrow keys', action: 'Changes the value by ten steps.' },
    { keys: 'Home', action: 'Sets the first thumb to the smallest number.' },
    { keys: 'End', action: 'Sets the last thumb to the largest number.' },
  ],
};
