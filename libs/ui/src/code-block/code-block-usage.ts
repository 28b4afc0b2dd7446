import { type ComponentUsage } from '../usage/component-usage';

export const CODE_BLOCK_USAGE: ComponentUsage = {
  when: ['Commands, configuration or code that readers copy.'],
  whenNot: [
    'Long output of a program: use Log View.',
    'A document: use Markdown View.',
    'Text that is edited: use Textarea.',
  ],
  anatomy: [
    'Head: name (label) and copy button (copyLabel, then copiedLabel).',
    'Code (code): long lines and many lines scroll.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the copy button, then to the code while it scrolls.' },
    { keys: 'Enter, Space', action: 'Copies the code. If the browser refuses, selects it instead.' },
    { keys: 'Arrow keys', action: 'Scroll the code while it has focus.' },
  ],
};
