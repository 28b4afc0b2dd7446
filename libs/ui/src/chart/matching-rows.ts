import { type ChartTable } from './chart-table';
import { tableNumber } from './chart-theme';

/**
 * Rows of a table whose cells have every word of a text, in any case and order: a cell has a word that it contains, a number one
 * that it is, as written or in digits.
 */
export function matchingRows(rows: ChartTable['rows'], text: string): ChartTable['rows'] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0
    ? rows
    : rows.filter((row) => words.every((word) => row.some((cell) => hasWord(cell, word))));
}

function hasWord(cell: string | number, word: string): boolean {
  return typeof cell === 'string'
    ? cell.toLowerCase().includes(word)
    : String(cell) === word || tableNumber(cell).toLowerCase() === word;
}
