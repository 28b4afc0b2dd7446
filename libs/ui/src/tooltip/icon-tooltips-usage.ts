import { type ComponentUsage } from '../usage/component-usage';

export const ICON_TOOLTIPS_USAGE: ComponentUsage = {
  when: [
    'Once for each page: shows the names of all its icon buttons.',
    'Other buttons without a visible label: set the attribute data-icon-tooltip, empty or with a text of its own.',
    'Buttons whose panel opens on hover: set data-panel-open on them or around them, so that no name covers the panel.',
  ],
  whenNot: ['A remark on a control that has a label: use Tooltip.', 'Content to press: use Popover.'],
  anatomy: [
    'Box: the accessible name of the button. Hidden from screen readers, which read the name from the button.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Shows the name while a button has keyboard focus.' },
    { keys: 'Escape', action: 'Hides the name. Focus stays.' },
    { keys: 'Enter, Space', action: 'Presses the button and hides the name.' },
  ],
};
