import { type ComponentUsage } from '../usage/component-usage';

export const PDF_VIEWER_USAGE: ComponentUsage = {
  when: ['A PDF file to read within the page, such as a report or a manual.'],
  whenNot: [
    'A file that is only downloaded: use Button Link.',
    'A page of another site: use Embedded Frame.',
    'A Markdown file: use Markdown View.',
  ],
  anatomy: [
    'Toolbar (labels): page, zoom, rotation, print menu, download.',
    'Page: selectable text; it scrolls when it is larger than the box (height).',
    'When the file cannot be shown: a message and a link to the file.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through the toolbar, then to the page while it scrolls.' },
    {
      keys: 'Enter, Space',
      action: 'Presses a button of the toolbar. From the last page, next leads to the first.',
    },
    { keys: 'Enter', action: 'In the page box: goes to the typed page.' },
    { keys: 'Arrow keys', action: 'Scroll the page while it has focus.' },
  ],
};
