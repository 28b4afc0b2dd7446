import { array, assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { layOutPicture, wrapText, type PictureParts } from './picture-layout';

/** Every character is half as wide as the font size. */
const measure: PictureParts['measure'] = (text, size) => [...text].length * (size / 2);
const ten = (text: string) => [...text].length * 10;

test.each([
  ['a text that fits', 'PCA of all', 100, ['PCA of all']],
  ['between words', 'PCA of twelve libraries', 120, ['PCA of', 'twelve', 'libraries']],
  ['within a word that is too long', 'abcdefghij k', 50, ['abcde', 'fghij', 'k']],
  ['an empty text', '', 50, ['']],
  [
    'no line begins with a Chinese full stop',
    '来源：示例表格。许可：MIT。',
    70,
    ['来源：示例', '表格。许可：', 'MIT。'],
  ],
  ['no line ends with an opening bracket', '数据（修订）表', 40, ['数据', '（修订）', '表']],
])('%s', (_title, text, pixels, lines) => {
  expect(wrapText(text, pixels, ten)).toEqual(lines);
});

test('no line is too long, and no character is lost', () => {
  assert(
    property(string({ unit: 'grapheme-ascii' }), integer({ min: 20, max: 200 }), (text, pixels) => {
      const lines = wrapText(text, pixels, ten);
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      expect(lines.every((line) => ten(line) <= pixels)).toBe(true);
    }),
  );
});

const PARTS: PictureParts = {
  title: 'Title',
  legend: ['D5', 'D6'],
  plot: { width: 300, height: 200 },
  rightToLeft: false,
  measure,
};

test('title above, drawing, legend below', () => {
  const { width, height, title, plot, legend } = layOutPicture(PARTS);
  expect([width, height]).toEqual([332, 282]);
  expect(title).toEqual([{ text: 'Title', x: 16, y: 32 }]);
  expect(plot).toEqual({ x: 16, y: 46 });
  expect(legend.map(({ label }) => label.text)).toEqual(['D5', 'D6']);
  expect(legend.every(({ mark }) => mark.y > plot.y + 200 && mark.y < height)).toBe(true);
});

test('right to left, the title and the first legend entry start at the right', () => {
  const { width, title, legend } = layOutPicture({ ...PARTS, rightToLeft: true });
  expect(title[0]?.x).toBe(width - 16);
  expect(legend[0]!.mark.x).toBeGreaterThan(legend[1]!.mark.x);
  expect(legend[0]!.label.x).toBeLessThan(legend[0]!.mark.x);
});

test('without a legend the picture ends below the drawing', () => {
  expect(layOutPicture({ ...PARTS, legend: [] })).toMatchObject({ legend: [], height: 262 });
});

test('the source is below the legend, in lines of the width of the drawing', () => {
  const source = 'Source: history of sequencing batches, example/repository. License: MIT.';
  const { height, legend, source: lines } = layOutPicture({ ...PARTS, source });
  expect(lines.map(({ text }) => text)).toEqual([
    'Source: history of sequencing batches, example/',
    'repository. License: MIT.',
  ]);
  expect(lines[0]!.y - 12).toBeGreaterThan(legend[0]!.mark.y);
  expect(lines[1]!.y).toBeLessThan(height);
  expect(height).toBe(layOutPicture(PARTS).height + 32);
});

test('the legend is within the image, and its entries do not overlap', () => {
  assert(
    property(array(string({ unit: 'grapheme', minLength: 1, maxLength: 80 })), (legend) => {
      const { width, height, legend: positioned } = layOutPicture({ ...PARTS, legend });
      let last = { y: 0, end: 0 };
      for (const { mark, label } of positioned) {
        const start = mark.x - 12;
        const end = label.x + measure(label.text, 12, false);
        expect(start).toBeGreaterThanOrEqual(mark.y === last.y ? last.end : 0);
        expect(end).toBeLessThanOrEqual(width);
        expect(mark.y).toBeLessThan(height);
        last = { y: mark.y, end };
      }
    }),
  );
});
