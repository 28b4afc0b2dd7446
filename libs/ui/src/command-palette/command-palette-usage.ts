import { type ComponentUsage } from '../usage/component-usage';

export const COMMAND_PALETTE_USAGE: ComponentUsage = {
  when: [
    'Pages and actions of the whole product, found by a part of their name.',
    'A second way for readers who know what they want. Everything in it is also in a menu or on a page.',
  ],
  whenNot: [
    'The text of a page or list: use Search Box.',
    'One value of a form: use Combobox.',
    'Actions on one item: use Dropdown Menu.',
  ],
  anatomy: [
    'Input (label, placeholder) and close button (closeLabel).',
    'Message: loading (loadingLabel), an error (error), or that nothing matches (emptyLabel).',
    'Groups (groups): heading, then items with icon, label, hint and keyboard shortcut.',
    'Footer (footer): optional, such as the keys; hidden on touch screens.',
  ],
  keyboard: [
    { keys: 'Ctrl + K, Command + K', action: 'Opens the palette where the page calls usePaletteKey.' },
    { keys: 'Letters', action: 'Filters the items.' },
    {
      keys: 'Arrow Down, Arrow Up',
      action: 'Moves through the items and wraps at the ends. Disabled items are skipped.',
    },
    { keys: 'Page Up, Page Down', action: 'Moves to the first or last item.' },
    { keys: 'Enter', action: 'Closes the palette and runs the highlighted item.' },
    { keys: 'Escape', action: 'Closes the palette. Focus returns to where it was.' },
  ],
};
