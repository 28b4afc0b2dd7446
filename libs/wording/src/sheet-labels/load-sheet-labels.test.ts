import { expect, test } from 'vitest';
import { loadSheetLabels } from './load-sheet-labels';

const PASTED = { rows: 2, columns: 3, newRows: 1, droppedRows: 4, droppedColumns: 0 };

test.each([
  ['en-US', 'Pasted: 2 × 3 cells, 1 new rows. Not pasted, because they do not fit: 4 rows', 'Width of Donor'],
  ['zh-CN', '已粘贴：2 × 3 个单元格，新增 1 行', 'Donor'],
])('a sheet has its labels in %s', async (locale, pasted, width) => {
  const labels = await loadSheetLabels(locale);
  expect(labels.pasted(PASTED)).toContain(pasted);
  expect(labels.resize('Donor')).toContain(width);
});

test('each language is loaded once, and an unknown one is English', async () => {
  expect(loadSheetLabels('zh-CN')).toBe(loadSheetLabels('zh-CN'));
  expect(await loadSheetLabels('fr')).toBe(await loadSheetLabels('en-US'));
});
