import { type ComponentUsage } from '../usage/component-usage';

export const NOTIFICATION_USAGE: ComponentUsage = {
  when: ['A message that stays until it is answered, such as news with a choice.'],
  whenNot: [
    'The outcome of an action: use Toast.',
    'A message about a page: use Alert.',
    'A question that must be answered first: use Alert Dialog.',
  ],
  anatomy: [
    'Icon (tone): decorative.',
    'Title (title) and text (children).',
    'Time (time, dateTime): optional.',
    'Actions (actions): buttons or links, the main one last.',
    'Close button (closeLabel): optional.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the actions, then to the close button.' },
    { keys: 'Enter, Space', action: 'Presses the focused button.' },
    { keys: 'Escape', action: 'While focus is within: closes the notification (onClose).' },
  ],
};
