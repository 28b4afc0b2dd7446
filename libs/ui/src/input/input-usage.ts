import { type ComponentUsage } from '../usage/component-usage';

export const INPUT_USAGE: ComponentUsage = {
  when: ['Text of one line: a name, an address, a password (type).'],
  whenNot: [
    'Text of several lines: use Textarea.',
    'A number: use Number Input.',
    'A search: use Search Box.',
    'A value of a known list: use Select or Combobox.',
  ],
  anatomy: [
    'Box: the value or the placeholder. Form Field gives it label, help and error.',
    'Red border (invalid): Form Field sets it with its error.',
  ],
  keyboard: 'The keys are those of the native text input.',
};
