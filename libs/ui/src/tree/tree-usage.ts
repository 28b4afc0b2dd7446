import { type ComponentUsage } from '../usage/component-usage';

export const TREE_USAGE: ComponentUsage = {
  when: [
    'Items that contain items, to any depth: folders, categories, terms of an ontology.',
    'Branches that load their children when they are opened (state "loading" and "failed").',
  ],
  whenNot: [
    'A flat list: use Data Table or Link List.',
    'A few sections with text: use Accordion.',
    'Hierarchical items with several columns: use Data Table, one level at a time.',
  ],
  anatomy: [
    'Tree (label): one tab stop; the label is its accessible name.',
    'Item (nodes): chevron of a branch, icon, label. Indentation shows the level.',
    'Selected item (selected, onSelect): optional, one at a time.',
  ],
  keyboard: [
    { keys: 'Arrow Down, Arrow Up', action: 'Moves focus to the next or previous visible item.' },
    {
      keys: 'Arrow Right',
      action: 'Expands a branch; on an expanded branch, moves focus to its first child.',
    },
    { keys: 'Arrow Left', action: 'Collapses a branch; otherwise moves focus to the parent.' },
    { keys: 'Home, End', action: 'Moves focus to the first or last visible item.' },
    { keys: '*', action: 'Expands all branches of the level.' },
    { keys: 'Letters', action: 'Moves focus to the next item that begins with them.' },
    { keys: 'Enter, Space', action: 'Selects the item; without onSelect, expands or collapses it.' },
  ],
};
