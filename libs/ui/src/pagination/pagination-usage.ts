import { type ComponentUsage } from '../usage/component-usage';

export const PAGINATION_USAGE: ComponentUsage = {
  when: ['Below a list or a Data Table of which a server sends one page at a time.'],
  whenNot: ['All rows in memory: use Data Grid, which scrolls.', 'Steps of a task: use Steps.'],
  anatomy: [
    'Range (labels.range): which rows of how many; announced when it changes.',
    'Buttons: previous page, page numbers, next page.',
    'Page size (pageSizes): a Select. The first row of the page stays visible.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus through the buttons, then to the page size. Disabled buttons are skipped.',
    },
    { keys: 'Enter, Space', action: 'Goes to the page. On the page size: opens the list.' },
  ],
};
