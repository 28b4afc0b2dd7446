import { type ComponentUsage } from '../usage/component-usage';

export const LOG_VIEW_USAGE: ComponentUsage = {
  when: [
    'The output of a program, up to a hundred megabytes, with the colours of a terminal.',
    'A log on a server whose lines are loaded while readers scroll (lines, onVisibleLinesChange).',
    'Output that grows (follow): the end stays visible until readers scroll up.',
  ],
  whenNot: [
    'A few lines to copy: use Code Block.',
    'Events with times: use Timeline.',
    'A document: use Markdown View.',
  ],
  anatomy: [
    'Region (label) that scrolls.',
    'Line (text): number (firstLine) and text; matches of "query" or matchesOf are marked, one line can be highlighted (highlightLine), and the numbers can be clicked (onLineClick).',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the region.' },
    { keys: 'Arrow keys, Page Up, Page Down', action: 'Scroll the log.' },
    { keys: 'Home, End', action: 'Scrolls to the beginning or end of the log.' },
  ],
};
