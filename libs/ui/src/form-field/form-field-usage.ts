import { type ComponentUsage } from '../usage/component-usage';

export const FORM_FIELD_USAGE: ComponentUsage = {
  when: ['Every control of a form: it ties label, help and error to the control for screen readers.'],
  whenNot: [
    'Checkbox, Switch and Radio Group have labels of their own.',
    'A search within a page: use Search Box, which has a label of its own.',
  ],
  anatomy: [
    'Label (label): a noun in sentence case; a star follows where required.',
    'Control (children): spread the given props on Input, Textarea, Select, Combobox or Number Input.',
    'Error (error): says what is wrong and what to do; announced when it appears.',
    'Help (help): format or consequence, before the reader types.',
  ],
  keyboard: [{ keys: 'Tab', action: 'Moves focus to the control. A press on the label does the same.' }],
};
