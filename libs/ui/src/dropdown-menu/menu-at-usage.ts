import { type ComponentUsage } from '../usage/component-usage';
import { MENU_KEYS } from './menu-keys';

export const MENU_AT_USAGE: ComponentUsage = {
  when: [
    'A menu whose code is loaded on its first use, below an element that exists already.',
    'A menu by right-click on one of many rows, at the pointer: one menu for all of them.',
  ],
  whenNot: [
    'A menu that can be rendered with its button: use Dropdown Menu.',
    'A menu by right-click on one element: use Context Menu.',
  ],
  anatomy: [
    'Anchor (anchor): the element below which the menu opens; the caller handles its press.',
    'Point (point): where the menu opens instead of below the anchor, which still gets the focus back.',
    'Menu (items, label): icon and label of each action or link; a separator before a group.',
  ],
  keyboard: MENU_KEYS,
};
