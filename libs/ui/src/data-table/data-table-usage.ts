import { type ComponentUsage } from '../usage/component-usage';

export const DATA_TABLE_USAGE: ComponentUsage = {
  when: [
    'One page of rows from a server, with sorting, selection and paging done by the caller.',
    'Cells with links, tags and buttons of different heights.',
  ],
  whenNot: [
    'Thousands of rows at once, columns that are resized or reordered, or movement by cell: use Data Grid.',
    'The properties of one thing: use Description List.',
    'Figures to compare at a glance: use a chart, which has a table of its own.',
  ],
  anatomy: [
    'Scrolling region, named by caption, which is read and not shown.',
    'Head (columns): labels, and a sort button in columns with "sortable".',
    'Selection column: checkboxes, with selection and onSelectionChange.',
    'Body (rows): skeletons on the first load, then rows; empty and error take the place of the rows.',
    'Pagination: a component of its own, below.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the region when it scrolls, then to each control in reading order.',
    },
    { keys: 'Arrow keys', action: 'Scroll the region while it has focus.' },
    { keys: 'Enter, Space', action: 'On a head: sorts ascending, then descending, then not at all.' },
    { keys: 'Space', action: 'On a checkbox: selects the row, or all rows of the page.' },
  ],
};
