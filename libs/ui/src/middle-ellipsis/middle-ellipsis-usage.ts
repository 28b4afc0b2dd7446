import { type ComponentUsage } from '../usage/component-usage';

export const MIDDLE_ELLIPSIS_USAGE: ComponentUsage = {
  when: [
    'The name of a file in a row of one line: names differ at their end, as those of two mates do.',
    'The label of a link or a button, or a cell of a grid.',
  ],
  whenNot: [
    'Space for several lines, as on a card: let the whole name wrap.',
    'Prose, which is understood from its beginning: truncate its end.',
  ],
  anatomy: [
    'Beginning (text): shrinks, and ends in an ellipsis where it is truncated.',
    'End (text): the last 16 characters of a text of more than 20, always visible.',
    'Tooltip of the browser: the whole text.',
  ],
  keyboard: 'Not interactive: it takes no focus. A link or a button around it has its own keys.',
};
