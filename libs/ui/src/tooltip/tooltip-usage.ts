import { type ComponentUsage } from '../usage/component-usage';

export const TOOLTIP_USAGE: ComponentUsage = {
  when: ['A remark on a control that can be done without, such as the long form of an abbreviation.'],
  whenNot: [
    'The name of an Icon Button: Icon Tooltips shows it already.',
    'Text that everybody needs: write it on the page, or in the help of Form Field.',
    'Links or buttons: use Popover.',
  ],
  anatomy: [
    'Target (children): one element that takes focus.',
    'Box (content): a few words, shown on hover, on focus and by a tap.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Shows the remark while the target has focus.' },
    { keys: 'Escape', action: 'Hides the remark. Focus stays.' },
    { keys: 'Enter, Space', action: 'Presses the target and hides the remark.' },
  ],
};
