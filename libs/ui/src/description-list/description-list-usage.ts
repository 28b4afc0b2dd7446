import { type ComponentUsage } from '../usage/component-usage';

export const DESCRIPTION_LIST_USAGE: ComponentUsage = {
  when: ['The properties of one thing, such as a dataset or a job.'],
  whenNot: [
    'Several things with the same properties: use Data Table.',
    'One important figure: use Statistic.',
    'Events over time: use Timeline.',
  ],
  anatomy: [
    'Name (items, term): small, above its value.',
    'Value (items, detail): text, links or other components.',
    'Columns (columns): one on a phone.',
  ],
  keyboard: 'Not interactive: the list takes no focus. Links in it have keys of their own.',
};
