import { type ComponentUsage } from '../usage/component-usage';

export const RENAME_PANEL_USAGE: ComponentUsage = {
  when: ['Next to a table whose columns or rows readers give names of their own.'],
  whenNot: [
    'Names that are stored on the server for everybody: use a form.',
    'The choice and the order of columns: use Column Chooser.',
  ],
  anatomy: [
    'Button (labels.open): opens the panel.',
    'Sentence (labels.help): says where the names are stored.',
    'Search field (labels.find): only in a long list.',
    'Field of each item: its own name is the placeholder.',
  ],
  keyboard: [
    { keys: 'Enter, Space', action: 'On the button: opens the panel.' },
    { keys: 'Tab', action: 'Moves focus to the next field, and gives the item the entered name.' },
    { keys: 'Enter', action: 'In a field: gives the item the entered name.' },
    { keys: 'Escape', action: 'Closes the panel. Focus returns to the button.' },
  ],
};
