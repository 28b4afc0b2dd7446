import { type ComponentUsage } from '../usage/component-usage';

export const POPOVER_USAGE: ComponentUsage = {
  when: ['A few lines, links or fields that belong to a button and are needed now and then.'],
  whenNot: [
    'A list of actions: use Dropdown Menu.',
    'A remark without anything to press: use Tooltip.',
    'A task that must be finished or cancelled: use Dialog.',
    'Long content: use Drawer.',
  ],
  anatomy: [
    'Button (trigger).',
    'Panel (children, label): opens next to the button and scrolls when it is too long.',
  ],
  keyboard: [
    { keys: 'Enter, Space', action: 'On the button: opens the panel and moves focus into it.' },
    { keys: 'Tab, Shift + Tab', action: 'Moves focus within the panel and wraps at its ends.' },
    { keys: 'Escape', action: 'Closes the panel. Focus returns to the button.' },
  ],
};
