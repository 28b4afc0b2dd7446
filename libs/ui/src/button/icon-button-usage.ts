import { type ComponentUsage } from '../usage/component-usage';

export const ICON_BUTTON_USAGE: ComponentUsage = {
  when: [
    'A frequent action where a label has no room and the icon is well known: close, copy, refresh.',
    'Rows of tables and heads of panels (size "sm").',
  ],
  whenNot: [
    'An action that is rare or hard to draw: use Button with a label.',
    'Several actions in a row of a table: use Dropdown Menu.',
    'Navigation: use Button Link or Text Link.',
  ],
  anatomy: [
    'Icon (icon): decorative.',
    'Name (label): read by screen readers, and shown as a tooltip on hover, on focus and while a finger holds the button.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the button and shows its name. Disabled buttons are skipped.' },
    { keys: 'Enter, Space', action: 'Presses the button.' },
    { keys: 'Escape', action: 'Hides the tooltip. Focus stays.' },
  ],
};
