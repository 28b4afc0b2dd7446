// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { matchesInDocument } from './document-matches';

function documentOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** Found sections as [heading, matches]. */
const search = (html: string, text: string) =>
  matchesInDocument(documentOf(html), text).map(({ heading, ranges }) => [
    heading?.textContent ?? null,
    ranges.map(String),
  ]);

describe('matchesInDocument', () => {
  const SECTIONS =
    '<p>RC first</p><h2 data-heading="snr">SNR</h2><p>rc and RC</p><h2 data-heading="cv">CV</h2><p>no</p>';

  it.each([
    [
      'groups matches by section and ignores case',
      SECTIONS,
      'rc',
      [
        [null, ['RC']],
        ['SNR', ['rc', 'RC']],
      ],
    ],
    ['finds a heading in its own section', SECTIONS, 'cv', [['CV', ['CV']]]],
    ['finds nothing for a blank text', SECTIONS, '  ', []],
    [
      'reads markup within a block as one text',
      '<p>a <b>refer</b><i>ence</i> set</p>',
      'reference',
      [[null, ['reference']]],
    ],
    ['does not join two cells', '<table><tr><td>SNR</td><td>dB</td></tr></table>', 'SNRdB', []],
    ['takes a line break for a blank', '<p>signal to\nnoise</p>', 'to noise', [[null, ['to\nnoise']]]],
    ['takes signs of expressions literally', '<p>p.adj (BH) < 0.05 [a-z]</p>', '(bh)', [[null, ['(BH)']]]],
    ['takes a dot literally', '<p>padj</p>', 'p.dj', []],
    [
      'finds the words of a text that occurs nowhere as a whole',
      SECTIONS.replace('no', 'no RC second first'),
      'First  second',
      [['CV', ['second', 'first']]],
    ],
    ['wants each word in one section', SECTIONS, 'first cv', []],
    [
      'prefers the whole text',
      '<p>batch by batch</p><h2 data-heading="x">X</h2><p>by a batch</p>',
      'by batch',
      [[null, ['by batch']]],
    ],
    ['finds Chinese', '<h2 data-heading="x">引用</h2><p>写明批号。</p>', '批号', [['引用', ['批号']]]],
  ])('%s', (_, html, text, expected) => {
    expect(search(html, text)).toEqual(expected);
  });

  it('cuts the excerpt around the first match', () => {
    const [found] = matchesInDocument(
      documentOf(`<p>${'x '.repeat(60)}needle${' y'.repeat(60)}</p>`),
      'needle',
    );
    expect(found?.excerpt).toBe(`…${'x '.repeat(20)}needle${' y'.repeat(20)}…`);
  });

  it('has no excerpt of a heading, which names the section', () => {
    const [found] = matchesInDocument(documentOf('<h2 data-heading="cv">CV</h2><p>CV of D6</p>'), 'cv');
    expect([found?.excerpt, found?.ranges.length]).toEqual([null, 2]);
  });

  it('leaves out a part of the document', () => {
    const root = documentOf('<nav><ul><li>RC</li></ul></nav><p>RC</p>');
    expect(matchesInDocument(root, 'RC', root.querySelector('nav'))[0]?.ranges).toHaveLength(1);
  });
});
