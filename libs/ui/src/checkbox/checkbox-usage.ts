import { type ComponentUsage } from '../usage/component-usage';

export const CHECKBOX_USAGE: ComponentUsage = {
  when: [
    'A choice that takes effect when its form is submitted.',
    'Several of a few options, each with a Checkbox.',
    'Rows of a table (hideLabel); "indeterminate" while some of a group are checked.',
  ],
  whenNot: [
    'A setting with immediate effect: use Switch.',
    'One of several options: use Radio Group or Select.',
  ],
  anatomy: [
    'Box (checked): a check mark, a dash for "indeterminate", or empty.',
    'Label (label): belongs to the target; hideLabel keeps it for screen readers only.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the box. Disabled boxes are skipped.' },
    { keys: 'Space', action: 'Checks or clears the box. An indeterminate box becomes checked.' },
  ],
};
