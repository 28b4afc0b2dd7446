import { type ComponentUsage } from '../usage/component-usage';

export const BREADCRUMB_USAGE: ComponentUsage = {
  when: ['A page that is at least two levels below the start page.'],
  whenNot: [
    'Pages on the same level: use the tabs of Page Header.',
    'Steps of a task: use Steps.',
    'All pages of the product: use the menu of the shell.',
  ],
  anatomy: [
    'Links (items): from the root to the parent, separated by chevrons. An item without href is text.',
    'Current page: the last item; never a link.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus to the next link.' },
    { keys: 'Enter', action: 'Follows the link.' },
  ],
};
