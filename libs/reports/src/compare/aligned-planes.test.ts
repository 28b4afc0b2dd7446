import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DNA_EXAMPLE } from '../testing/dna-reports';
import { METABOLITE_EXAMPLE, PUBLISHED_RUN } from '../testing/published-reports';
import { alignedPlanes } from './aligned-planes';

const plane = PUBLISHED_RUN.pca!;

/** The published run with other positions of its libraries. */
const moved = (change: (pc1: number, pc2: number) => readonly [number, number]) => ({
  ...PUBLISHED_RUN,
  pca: {
    ...plane,
    points: plane.points.map((point) => {
      const [pc1, pc2] = change(point.pc1, point.pc2);
      return { ...point, pc1, pc2 };
    }),
  },
});

const named = (id: string, figures: Parameters<typeof alignedPlanes>[0][number]['figures']) => ({
  id,
  name: id,
  figures,
  link: null,
});

test('a plane that is moved, turned, mirrored or scaled comes back onto the first one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.constantFrom(1, -1),
      (angle, scale, shift, mirror) => {
        const other = moved((x, y) => [
          scale * (x * Math.cos(angle) - mirror * y * Math.sin(angle)) + shift,
          scale * (x * Math.sin(angle) + mirror * y * Math.cos(angle)) - shift,
        ]);
        const [first, second] = alignedPlanes([named('a', PUBLISHED_RUN), named('b', other)]);
        second!.points.forEach(({ x, y }, index) => {
          expect(x).toBeCloseTo(first!.points[index]!.x, 6);
          expect(y).toBeCloseTo(first!.points[index]!.y, 6);
        });
      },
    ),
    { numRuns: 100 },
  );
});

test('the first plane stays as it is, and its points name sample and library', () => {
  const [series] = alignedPlanes([named('a', PUBLISHED_RUN)]);
  const [point] = plane.points;
  expect(series?.points[0]?.x).toBeCloseTo(point!.pc1, 9);
  expect(series?.points[0]?.y).toBeCloseTo(point!.pc2, 9);
  expect(series?.points[0]?.label).toBe(`${point!.sample} ${point!.library}`);
});

test('reports of other omics are aligned by their samples; those on DNA and without shared samples are left out', () => {
  const others = {
    ...PUBLISHED_RUN,
    pca: { ...plane, points: plane.points.map((point) => ({ ...point, sample: `other ${point.sample}` })) },
  };
  const reports = [
    named('proteins', PUBLISHED_RUN),
    named('metabolites', METABOLITE_EXAMPLE),
    named('dna', DNA_EXAMPLE),
    named('others', others),
  ];
  expect(alignedPlanes(reports).map(({ id }) => id)).toEqual(['proteins', 'metabolites']);
});

test('libraries at one position cannot be aligned', () => {
  const flat = moved(() => [1, 1]);
  expect(alignedPlanes([named('a', PUBLISHED_RUN), named('flat', flat)]).map(({ id }) => id)).toEqual(['a']);
});
