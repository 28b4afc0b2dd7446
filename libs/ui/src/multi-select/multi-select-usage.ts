import { type ComponentUsage } from '../usage/component-usage';

export const MULTI_SELECT_USAGE: ComponentUsage = {
  when: [
    'Several of many options, found by typing.',
    'Options that a server searches (onQueryChange, loading, error).',
  ],
  whenNot: [
    'One value: use Select or Combobox.',
    'Several of a few options with room to show them: use Checkboxes.',
  ],
  anatomy: [
    'Tags (value, chosenLabel): the chosen options in the order of choice, each with a remove button (removeLabel).',
    'Input: what is typed. Form Field gives it its label.',
    'Clear button (clearLabel): optional.',
    'List (options, listLabel): stays open after a choice and checks the chosen options; or one message: loading, error or none (emptyLabel).',
  ],
  keyboard: [
    { keys: 'Letters', action: 'Opens the list and filters it.' },
    { keys: 'Arrow Down, Arrow Up', action: 'Opens the list, then moves through its options.' },
    { keys: 'Enter', action: 'Adds the highlighted option, or removes it when it is chosen.' },
    { keys: 'Backspace', action: 'In the empty input: removes the last choice.' },
    { keys: 'Escape', action: 'Closes the list.' },
    { keys: 'Tab', action: 'Closes the list and moves on.' },
  ],
};
