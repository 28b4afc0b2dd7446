import { type ComponentUsage } from '../usage/component-usage';

export const ALERT_DIALOG_USAGE: ComponentUsage = {
  when: [
    'A question before an action that loses data or cannot be undone.',
    'Use tone "danger" where something is lost.',
  ],
  whenNot: [
    'A form or other content: use Dialog.',
    'An action that can be undone: do it, and offer the undo in a Toast.',
    'A message without a decision: use Alert, Notification or Toast.',
  ],
  anatomy: [
    'Icon: with tone "danger".',
    'Question (title): names the object.',
    'Consequence (body): what is lost and what is kept.',
    'Cancel button (cancelLabel): has focus first.',
    'Confirm button (confirmLabel): names the action, such as "Delete"; shows a spinner while busy.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves focus between the buttons and wraps at the ends.' },
    { keys: 'Enter, Space', action: 'Presses the focused button. Focus starts on cancel.' },
    { keys: 'Escape', action: 'Cancels. Focus returns to the control that opened it.' },
  ],
};
