import { type KeyUsage } from '../usage/component-usage';

/** Keys of a chart: those of its frame, and those of its marks where they can be chosen. */
export const CHART_KEYS: readonly KeyUsage[] = [
  {
    keys: 'Tab',
    action: 'Moves focus to the buttons of the frame; with onSelect, then to one mark of the chart.',
  },
  { keys: 'Arrow keys, Home, End', action: 'Moves focus to another mark and shows its figures.' },
  { keys: 'Enter, Space', action: 'Presses a button of the frame, or selects the focused mark.' },
  { keys: 'Escape', action: 'Hides the figures of the mark. Focus stays.' },
];
