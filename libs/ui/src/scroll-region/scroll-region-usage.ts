import { type ComponentUsage } from '../usage/component-usage';

export const SCROLL_REGION_USAGE: ComponentUsage = {
  when: ['A box with content that may be wider or higher than it, so that the keyboard can scroll it.'],
  whenNot: [
    'Rows and columns: Data Table and Data Grid scroll already.',
    'Code: use Code Block. The output of a program: use Log View.',
  ],
  anatomy: [
    'Box (children): its class name gives its size and its overflow.',
    'Name (label): read by screen readers while the content overflows.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the box while its content overflows.' },
    { keys: 'Arrow keys, Page Up, Page Down', action: 'Scroll the box, as in any scrolling element.' },
  ],
};
