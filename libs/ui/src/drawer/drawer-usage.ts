import { type ComponentUsage } from '../usage/component-usage';

export const DRAWER_USAGE: ComponentUsage = {
  when: [
    'Details of a row, a cart or settings, next to the page that they belong to.',
    'Content that is long but narrow. On a phone the drawer covers the screen.',
  ],
  whenNot: [
    'A decision or a form of a few fields: use Dialog.',
    'Content that should have its own address: use a page.',
    'Navigation that is always present: use the sidebar of the shell.',
  ],
  anatomy: [
    'Overlay: a press on it closes the drawer.',
    'Head: title, optional description, close button (title, description, closeLabel).',
    'Body (children): scrolls when it is too long.',
    'Footer (footer): optional buttons, the main action last.',
  ],
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: 'Moves focus within the drawer and wraps at its ends.' },
    { keys: 'Escape', action: 'Closes the drawer. Focus returns to the control that opened it.' },
  ],
};
