import { type ComponentUsage } from '../usage/component-usage';

export const COLUMN_CHOOSER_USAGE: ComponentUsage = {
  when: ['Next to a Data Grid whose columns readers show, hide and reorder.'],
  whenNot: [
    'Columns that nobody needs to change: leave them fixed in Data Table.',
    'Filters of rows: use Select or Search Box.',
  ],
  anatomy: [
    'Button (labels.open): opens the panel.',
    'Row of a column: drag handle, Checkbox, and buttons to move it up or down.',
    'Reset button (labels.reset): restores order, visibility and width.',
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      action:
        'On the button: opens the panel. On a move button: moves the column, and focus stays on the button.',
    },
    { keys: 'Tab', action: 'Moves focus through the checkboxes and buttons, and wraps at the ends.' },
    { keys: 'Space', action: 'On a checkbox: shows or hides the column.' },
    { keys: 'Escape', action: 'Closes the panel. Focus returns to the button.' },
  ],
};
