import { type ComponentUsage } from '../usage/component-usage';

export const DEFERRED_COMPONENT_USAGE: ComponentUsage = {
  when: ['A part with much code that opens on demand, such as an editor in a dialog.'],
  whenNot: [
    'A whole screen: the router loads it with its route.',
    'A part whose place must be held while it loads: use lazy with a Skeleton.',
  ],
  anatomy: [
    'Nothing while the code loads; the component afterwards, with the same props.',
    'Nearest error boundary: shows an error when the code cannot be loaded.',
  ],
  keyboard: 'Not interactive: the loaded component says its own keys.',
};
