import { type ComponentUsage } from '../usage/component-usage';
import { MENU_KEYS } from './menu-keys';

export const MENU_AT_USAGE: ComponentUsage = {
  when: ['A menu whose code is loaded on its first use, below an element that exists already.'],
  whenNot: [
    'A menu that can be rendered with its button: use Dropdown Menu.',
    'A menu by right-click: use Context Menu.',
  ],
  anatomy: [
    'Anchor (anchor): the element below which the menu opens; the caller handles its press.',
    'Menu (items, label): icon and label of each action or link; a separator before a group.',
  ],
  keyboard: MENU_KEYS,
};
