import { type ComponentUsage } from '../usage/component-usage';

export const ALERT_USAGE: ComponentUsage = {
  when: [
    'A message about this page or section that lasts, such as a limit or a missing reference.',
    'Use tone "danger" for failures only: it interrupts screen readers.',
  ],
  whenNot: [
    'The outcome of an action: use Toast.',
    'Content that could not be loaded: use Error State in its place.',
    'A question: use Alert Dialog.',
    'An error of one field: use the error of Form Field.',
  ],
  anatomy: [
    'Icon (tone): decorative.',
    'Title (title) and text (children).',
    'Actions (action): optional buttons or links.',
    'Close button (onClose, closeLabel): optional.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      action: 'Moves focus to the actions, then to the close button. The message itself takes no focus.',
    },
    { keys: 'Enter, Space', action: 'Presses the focused button.' },
  ],
};
