import { expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE } from '../testing/published-reports';
import { comparedDistributions } from './distribution-groups';

const named = (id: string, figures: typeof DNA_EXAMPLE | typeof PROTEIN_EXAMPLE) => ({
  id,
  name: id,
  figures,
  link: null,
});

test('the libraries of the reports alternate; a report without distributions is left out', () => {
  const { reports, boxes, drawn } = comparedDistributions([
    named('a', PROTEIN_EXAMPLE),
    named('dna', DNA_EXAMPLE),
    named('b', METABOLITE_EXAMPLE),
  ]);
  expect(reports.map(({ id }) => id)).toEqual(['a', 'b']);
  const [first = [], second = []] = [PROTEIN_EXAMPLE.distribution, METABOLITE_EXAMPLE.distribution];
  expect(boxes.map(({ box }) => box)).toEqual([...first, ...second]);
  expect(drawn).toHaveLength(boxes.length);
  expect(drawn.slice(0, 4).map(({ report, box }) => [report.id, box])).toEqual([
    ['a', first[0]],
    ['b', second[0]],
    ['a', first[1]],
    ['b', second[1]],
  ]);
});

test('eight reports have an even share of the rows that a chart has room for, and the table all libraries', () => {
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => named(id, PROTEIN_EXAMPLE));
  const { boxes, drawn } = comparedDistributions(eight);
  expect(boxes).toHaveLength(8 * 12);
  expect(drawn).toHaveLength(48);
  expect(new Set(drawn.map(({ report }) => report.id)).size).toBe(8);
});
