import { type ComponentUsage } from '../usage/component-usage';

export const SWITCH_USAGE: ComponentUsage = {
  when: ['A setting that is on or off and takes effect at once.'],
  whenNot: [
    'A choice that takes effect when its form is submitted: use Checkbox.',
    'One of a few named options: use Radio Group or Segmented Control.',
    'An action: use Button.',
  ],
  anatomy: [
    'Track with thumb (checked).',
    'Label (label): what is on while the switch is on; hideLabel keeps it for screen readers only.',
    'Description (description): what it does, or why it is disabled.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the switch. Disabled switches are skipped.' },
    { keys: 'Space, Enter', action: 'Switches on or off.' },
  ],
};
