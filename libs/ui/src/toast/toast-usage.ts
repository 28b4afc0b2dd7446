import { type ComponentUsage } from '../usage/component-usage';

export const TOAST_USAGE: ComponentUsage = {
  when: [
    'The outcome of an action that is over: saved, copied, submitted, failed. Call notify().',
    'An outcome that can be undone (action).',
  ],
  whenNot: [
    'An error that belongs to a field: use the error of Form Field.',
    'Content that could not be loaded: use Error State in its place.',
    'A state that lasts: use Alert on the page.',
    'A question: use Alert Dialog.',
  ],
  anatomy: [
    'Region (Toaster label): once for each page, above dialogs and drawers.',
    'Toast: icon of its tone, title, optional description, optional action, close button (closeLabel).',
    'Duration: longer for a danger or with an action; Infinity keeps it until it is closed.',
  ],
  keyboard: [
    { keys: 'Alt + T', action: 'Moves focus to the region.' },
    {
      keys: 'Tab',
      action: 'Moves focus through the toasts and their buttons. Focus and hover pause the timers.',
    },
    { keys: 'Escape', action: 'Collapses the stack of toasts. A dialog behind it stays open.' },
  ],
};
