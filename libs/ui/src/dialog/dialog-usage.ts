import { type ComponentUsage } from '../usage/component-usage';

export const DIALOG_USAGE: ComponentUsage = {
  when: [
    'A short task that must be finished or cancelled before the page is used again, such as a form of a few fields.',
    'The result belongs to the page behind it.',
  ],
  whenNot: [
    'A question before an action that cannot be undone: use Alert Dialog.',
    'Details or settings that are read together with the page: use Drawer.',
    'A few lines or links at a control: use Popover.',
    'A long form, or one that should have its own address: use a page.',
  ],
  anatomy: [
    'Overlay: a press on it closes the dialog.',
    'Head: title, optional description, close button (title, description, closeLabel).',
    'Body (children): scrolls when it is too long; head and footer stay visible.',
    'Footer (footer): buttons, the main action last.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves focus within the dialog and wraps at its ends.' },
    { keys: 'Escape', action: 'Closes the dialog. Focus returns to the control that opened it.' },
  ],
};
