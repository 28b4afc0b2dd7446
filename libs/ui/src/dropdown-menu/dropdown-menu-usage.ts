import { type ComponentUsage } from '../usage/component-usage';
import { MENU_KEYS } from './menu-keys';

export const DROPDOWN_MENU_USAGE: ComponentUsage = {
  when: ['Two to about ten actions or links behind one button, such as the actions on a row.'],
  whenNot: [
    'One action: use Button.',
    'One value of a form: use Select.',
    'Text, fields or other content: use Popover.',
  ],
  anatomy: [
    'Button (trigger).',
    'Menu (items, label): icon and label of each action or link; a separator before a group.',
    'Use tone "danger" for an item that loses data, and ask first with an Alert Dialog.',
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow Down', action: 'On the button: opens the menu on its first item.' },
    ...MENU_KEYS,
  ],
};
