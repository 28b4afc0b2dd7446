import { type ComponentUsage } from '../usage/component-usage';

export const MARKDOWN_VIEW_USAGE: ComponentUsage = {
  when: ['A document in Markdown, such as the manual of an app. Unsafe content is removed.'],
  whenNot: [
    'Text that is part of the product: write it as components.',
    'Code alone: use Code Block. Output of a program: use Log View.',
    'A PDF file: use PDF Viewer.',
  ],
  anatomy: [
    'Contents (contents): links to the sections and a search in all of them, for documents with three or more.',
    'Document (source): headings move down by headingOffset; wide tables and code scroll.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through links, code blocks and tables that scroll.' },
    {
      keys: 'Enter',
      action: 'Follows the link; one to a section moves focus to its heading.',
    },
    { keys: 'Arrow keys', action: 'Scroll the code block or table that has focus.' },
  ],
};
