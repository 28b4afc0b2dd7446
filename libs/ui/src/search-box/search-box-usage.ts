import { type ComponentUsage } from '../usage/component-usage';

export const SEARCH_BOX_USAGE: ComponentUsage = {
  when: ['A text search over a page or a list, started by Enter or by its button.'],
  whenNot: [
    'One value of many options: use Combobox.',
    'Pages and actions of the whole product: use Command Palette.',
    'A text field of a form: use Input.',
  ],
  anatomy: [
    'Label (label): names the input and the search landmark; hideLabel keeps it for screen readers only.',
    'Input (value, placeholder) with a clear button (clearLabel) once it has text.',
    'Search button (searchLabel).',
    'Error and help: why a text cannot be searched for (refuse), and what can be found (help).',
  ],
  keyboard: [
    { keys: 'Enter', action: 'In the input: searches for the trimmed text.' },
    { keys: 'Tab', action: 'Moves focus from the input to the clear button, then to the search button.' },
    {
      keys: 'Enter, Space',
      action: 'On the clear button: empties the input, ends the search, and moves focus to the input.',
    },
  ],
};
