import { type ComponentUsage } from '../usage/component-usage';

export const SEGMENTED_CONTROL_USAGE: ComponentUsage = {
  when: [
    'Two to about five views of the same data, such as a chart and its table.',
    'Short labels, with optional counts.',
  ],
  whenNot: [
    'Different content under each label: use Tabs.',
    'A choice that a form submits: use Radio Group.',
    'On and off: use Switch.',
  ],
  anatomy: [
    'Group (label): the label is its accessible name and is not shown.',
    'Segment (options): label and optional count; a native radio button.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the chosen segment.' },
    { keys: 'Arrow keys', action: 'Chooses the next or previous segment and wraps at the ends.' },
  ],
};
