import { MENU_KEYS } from '../dropdown-menu/menu-keys';
import { type ComponentUsage } from '../usage/component-usage';

export const CONTEXT_MENU_USAGE: ComponentUsage = {
  when: [
    'A shortcut to actions on a row, a file or a tab, by right-click, long press or keyboard.',
    'Offer the same actions by a visible button too.',
  ],
  whenNot: ['The only way to an action: use Button or Dropdown Menu.', 'Navigation: use Link List or Tabs.'],
  anatomy: [
    'Target (children): one element that takes focus or contains one that does.',
    'Menu (items, label): icon and label of each action or link; a separator before a group.',
  ],
  keyboard: [
    { keys: 'Menu key, Shift + F10', action: 'On the focused target: opens the menu.' },
    ...MENU_KEYS,
  ],
};
