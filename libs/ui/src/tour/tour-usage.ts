import { type ComponentUsage } from '../usage/component-usage';

export const TOUR_USAGE: ComponentUsage = {
  when: [
    'A first introduction to a page, started by the reader or once for a newcomer.',
    'Two to about seven steps, each about something visible on the page.',
  ],
  whenNot: [
    'One remark: use Tooltip or Popover.',
    'A task of several steps: use Steps.',
    'News that must be answered: use Notification.',
  ],
  anatomy: [
    'Overlay: covers all but the target of the step, which stays usable.',
    'Card (steps): title, cancel button, text, position (labels.position), back and next buttons. A step without a target stands in the middle.',
    'Question before the tour is stopped (labels.confirmCancel): optional.',
  ],
  keyboard: [
    {
      keys: 'Arrow Right, Arrow Left',
      action:
        'Moves to the next or previous step, unless a control of the page has focus (keyboardNavigation).',
    },
    { keys: 'Tab, Shift + Tab', action: 'Moves focus within the card and wraps at its ends.' },
    { keys: 'Enter, Space', action: 'Presses the focused button of the card.' },
    { keys: 'Escape', action: 'Cancels the tour (exitOnEsc), after a question where there is one.' },
  ],
};
