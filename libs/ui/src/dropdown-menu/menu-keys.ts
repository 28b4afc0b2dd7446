import { type KeyUsage } from '../usage/component-usage';

/** Keyboard support of an open menu, for any trigger. */
export const MENU_KEYS: readonly KeyUsage[] = [
  {
    keys: 'Arrow Down, Arrow Up',
    action: 'Moves through the items and wraps at the ends. Disabled items are skipped.',
  },
  { keys: 'Home, End', action: 'Moves to the first or last item.' },
  { keys: 'Letters', action: 'Moves to the next item that begins with them.' },
  { keys: 'Enter, Space', action: 'On an item: runs its action or follows its link, and closes the menu.' },
  { keys: 'Escape', action: 'Closes the menu. Focus returns to where it was.' },
];
