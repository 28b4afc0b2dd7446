import { type ComponentUsage } from '../usage/component-usage';

export const PAGE_HEADER_USAGE: ComponentUsage = {
  when: ['Once at the top of each page: it contains the only h1.'],
  whenNot: [
    'The title of a section: use Card.',
    'The title of a dialog: use Dialog.',
    'Views within one page: use Tabs, as children.',
  ],
  anatomy: [
    'Title (title) and description (description).',
    'Search (search): a Search Box over everything on the page.',
    'Actions (actions): buttons, the main action last.',
    'Content (children): figures, facts or Tabs.',
    'Tabs (tabs): links to the pages that belong together; each has an address.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through search, actions, content and tabs.' },
    { keys: 'Enter', action: 'On a tab: follows the link.' },
  ],
};
