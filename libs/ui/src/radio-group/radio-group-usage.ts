import { type ComponentUsage } from '../usage/component-usage';

export const RADIO_GROUP_USAGE: ComponentUsage = {
  when: [
    'One of two to about seven options, all of them visible.',
    'Options that need a second line of explanation (description).',
  ],
  whenNot: [
    'More options: use Select or Combobox.',
    'Several options at once: use Checkboxes.',
    'Views of the same data: use Segmented Control.',
    'On and off: use Switch or Checkbox.',
  ],
  anatomy: [
    'Group label (label): hideLabel keeps it for screen readers only.',
    'Option (options): circle, label and an optional description.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the chosen option, or to the first one.' },
    {
      keys: 'Arrow keys',
      action: 'Chooses the next or previous option and wraps at the ends. Disabled options are skipped.',
    },
    { keys: 'Space', action: 'Chooses the focused option.' },
  ],
};
