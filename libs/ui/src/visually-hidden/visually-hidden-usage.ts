import { type ComponentUsage } from '../usage/component-usage';

export const VISUALLY_HIDDEN_USAGE: ComponentUsage = {
  when: [
    'Text that screen readers need and that the page shows in another way, such as by position or colour.',
  ],
  whenNot: [
    'The name of an icon: use Icon Button, whose label is also shown as a tooltip.',
    'Text that everybody needs: write it on the page.',
  ],
  anatomy: ['Text (children): read by screen readers and not shown.'],
  keyboard: 'Not interactive: it takes no focus.',
};
