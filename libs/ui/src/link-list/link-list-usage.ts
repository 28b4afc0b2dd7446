import { type ComponentUsage } from '../usage/component-usage';

export const LINK_LIST_USAGE: ComponentUsage = {
  when: ['A few links to related pages, one below the other, such as the ways into a section.'],
  whenNot: [
    'One link: use Button Link or Text Link.',
    'Pages of the same section: use the tabs of Page Header.',
    'Items that contain items: use Tree.',
  ],
  anatomy: ['Row (items): icon, label and a chevron; the whole row is the link.'],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next link.' },
    { keys: 'Enter', action: 'Follows the link.' },
  ],
};
