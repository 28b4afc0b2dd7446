import { type ComponentUsage } from '../usage/component-usage';

export const EMBEDDED_FRAME_USAGE: ComponentUsage = {
  when: ['A page of another site within ours, such as a genome browser.'],
  whenNot: [
    'A link is enough: use Text Link with "external".',
    'A PDF file: use PDF Viewer. A Markdown file: use Markdown View.',
  ],
  anatomy: [
    'Frame (src, title): sandboxed.',
    'Spinner (labels.loading): until the page has loaded.',
    'When the page is late (timeoutMs): a message with buttons to retry and to open it in a new window.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus into the page, through it, and out again.' },
    { keys: 'Enter, Space', action: 'On the retry button: loads the page again.' },
  ],
};
