import { type ComponentUsage } from '../usage/component-usage';

export const COMBOBOX_USAGE: ComponentUsage = {
  when: [
    'One value of more than about 20 options, found by typing.',
    'Options that a server searches (onQueryChange, loading, error).',
  ],
  whenNot: [
    'Fewer options: use Select.',
    'Several values: use Checkboxes.',
    'Free text: use Input. The value of a combobox is always one of its options.',
    'Filtering a page by text: use Search Box.',
  ],
  anatomy: [
    'Input: what is typed, or the label of the chosen option. Form Field gives it its label.',
    'Clear button (clearLabel): optional.',
    'List (options, listLabel): matching options, or one message: loading, error or none (emptyLabel).',
  ],
  keyboard: [
    { keys: 'Letters', action: 'Opens the list and filters it.' },
    { keys: 'Arrow Down, Arrow Up', action: 'Opens the list, then moves through its options.' },
    { keys: 'Enter', action: 'Chooses the highlighted option and closes the list.' },
    { keys: 'Escape', action: 'Closes the list and restores the chosen label.' },
    { keys: 'Tab', action: 'Closes the list and moves on.' },
  ],
};
