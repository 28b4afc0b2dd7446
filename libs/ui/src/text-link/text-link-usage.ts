import { type ComponentUsage } from '../usage/component-usage';

export const TEXT_LINK_USAGE: ComponentUsage = {
  when: ['A link within a sentence or a table cell.', 'Another site, in a new window (external).'],
  whenNot: [
    'An action on this page: use Button with variant "link".',
    'A link that stands alone and is important: use Button Link.',
    'The parents of the page: use Breadcrumb.',
  ],
  anatomy: [
    'Label (children): underlined; names the target, not "here".',
    'Icon: follows the label of a link that opens a new window.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the link.' },
    { keys: 'Enter', action: 'Follows the link.' },
  ],
};
