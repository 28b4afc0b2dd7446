import { expect, test } from 'vitest';
import { completedText } from './choice-state';
import { type SheetColumn } from './sheet-types';

const CHOICE: SheetColumn = {
  id: 'layout',
  header: 'Layout',
  kind: 'choice',
  options: [{ text: 'unpaired' }, { text: 'paired' }, { text: 'Single' }],
};
const BOOLEAN: SheetColumn = { id: 'trim', header: 'Trim', kind: 'boolean' };
const TEXT: SheetColumn = { id: 'id', header: 'Sample', kind: 'text' };

test.each([
  ['the same choice, though another one contains it', CHOICE, 'paired', 'paired'],
  ['in any case', CHOICE, 'SINGLE', 'Single'],
  ['one that begins with the text', CHOICE, 'p', 'paired'],
  ['one that contains it', CHOICE, 'air', 'unpaired'],
  ['no choice: the text stays', CHOICE, 'mate', 'mate'],
  ['nothing', CHOICE, '', ''],
  ['a boolean', BOOLEAN, 'f', 'false'],
  ['a text column', TEXT, 'p', 'p'],
] as const)('typed text is completed to %s', (_, column, text, expected) => {
  const editing = { cell: { row: 0, column: 0 }, mode: 'typing', text, isChanged: true } as const;
  expect(completedText(column, editing)).toBe(expected);
});

test('text that was not touched is not completed', () => {
  const editing = { cell: { row: 0, column: 0 }, mode: 'caret', text: 'p', isChanged: false } as const;
  expect(completedText(CHOICE, editing)).toBe('p');
});
