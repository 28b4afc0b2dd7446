import { type ComponentUsage } from '../usage/component-usage';

export const SELECT_USAGE: ComponentUsage = {
  when: ['One value of about 4 to 20 known options.', 'A filter where "all" is an option (value "").'],
  whenNot: [
    'More than about 20 options, or options that a server searches: use Combobox.',
    'Several values: use Checkboxes.',
    'Two to four short options with room to show them: use Radio Group or Segmented Control.',
    'Actions: use Dropdown Menu.',
  ],
  anatomy: [
    'Button: the chosen label or the placeholder, and a chevron. Form Field gives it its label.',
    'List (options): opens below or above; a check marks the chosen option.',
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', action: 'Opens the list on the chosen option.' },
    { keys: 'Arrow Up, Arrow Down', action: 'Moves through the options. Disabled options are skipped.' },
    { keys: 'Home, End', action: 'Moves to the first or last option.' },
    { keys: 'Letters', action: 'Moves to the next option that begins with them.' },
    { keys: 'Enter, Space', action: 'Chooses the option and closes the list.' },
    { keys: 'Escape', action: 'Closes the list without a change.' },
  ],
};
