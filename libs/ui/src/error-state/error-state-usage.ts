import { type ComponentUsage } from '../usage/component-usage';

export const ERROR_STATE_USAGE: ComponentUsage = {
  when: ['In place of content that could not be loaded. The rest of the page keeps working.'],
  whenNot: [
    'Nothing to show: use Empty State.',
    'An action that failed: use Toast.',
    'An error of one field: use the error of Form Field.',
  ],
  anatomy: [
    'Icon: decorative.',
    'Title (title): what could not be loaded.',
    'Message (message): the reason, best in the words of the server.',
    'Retry button (onRetry, retryLabel): optional.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the retry button.' },
    { keys: 'Enter, Space', action: 'Presses it.' },
  ],
};
