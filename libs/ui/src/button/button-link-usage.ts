import { type ComponentUsage } from '../usage/component-usage';

export const BUTTON_LINK_USAGE: ComponentUsage = {
  when: ['Navigation that is as important as an action: open a page, download a file.'],
  whenNot: [
    'An action on this page: use Button.',
    'A link within a sentence: use Text Link.',
    'Several links to related pages: use Link List.',
  ],
  anatomy: [
    'Icon (icon): optional and decorative.',
    'Label (children): names the target, such as "Browse apps".',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the link.' },
    { keys: 'Enter', action: 'Follows the link.' },
  ],
};
