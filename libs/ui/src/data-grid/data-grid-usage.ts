import { type ComponentUsage } from '../usage/component-usage';

export const DATA_GRID_USAGE: ComponentUsage = {
  when: [
    'Hundreds to many thousands of rows in memory, of which only the visible ones are rendered.',
    'Columns that readers reorder, resize or hide (with Column Chooser).',
  ],
  whenNot: [
    'One page of rows from a server, or rows of different heights: use Data Table.',
    'Editing values like a spreadsheet: use Sheet Grid.',
  ],
  anatomy: [
    'Scrolling region with fixed head (caption, columns).',
    'Head cell: label, sort order, and a handle to resize (resizeLabel).',
    'Selection column: checkboxes, with selection and onSelectionChange.',
    'Rows (rows): all of the same height; custom cell content is deferred during fast scrolling.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Enters or leaves the grid, which is one tab stop.' },
    { keys: 'Arrow keys', action: 'Moves focus by cell, including the head.' },
    { keys: 'Home, End', action: 'Moves focus to the first or last cell of the row.' },
    { keys: 'Ctrl + Home, Ctrl + End', action: 'Moves focus to the first or last cell of the grid.' },
    { keys: 'Page Up, Page Down', action: 'Moves focus by one screen of rows.' },
    {
      keys: 'Enter, F2',
      action: 'Enter sorts by a head cell. In a row, both move focus to the first control within a cell.',
    },
    { keys: 'Escape', action: 'Moves focus from a control back to its cell.' },
    { keys: 'Space, Shift + Space', action: 'Selects the row, or all rows since the last selected one.' },
    { keys: 'Ctrl + A', action: 'Selects all rows.' },
  ],
};
