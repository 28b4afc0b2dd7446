import { type ComponentUsage } from '../usage/component-usage';

export const BUTTON_USAGE: ComponentUsage = {
  when: [
    'Starts an action on this page: submit, save, delete, open a dialog.',
    'Use variant "primary" once for each page or dialog, for its main action.',
    'Use variant "danger" where data is lost, and ask first with an Alert Dialog.',
  ],
  whenNot: [
    'Navigation: use Button Link, or Text Link within a sentence.',
    'An icon without a visible label: use Icon Button, which shows its name on hover, on focus and while a finger holds it.',
    'On and off: use Switch or Checkbox. One of a few views: use Segmented Control.',
  ],
  anatomy: [
    'Icon (icon): optional and decorative; a spinner replaces it while busy.',
    'Label (children): a verb and its object in sentence case, such as "Create project".',
  ],
  keyboard: [
    { keys: 'Enter, Space', action: 'Presses the button. A busy button keeps focus and ignores the press.' },
    { keys: 'Tab', action: 'Moves focus to the next control. Disabled buttons are skipped.' },
  ],
};
