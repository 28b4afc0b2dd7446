import { describe, expect, test, vi } from 'vitest';
import { findStep, positionOf, type TourStep } from './find-step';

function steps(names: string): TourStep[] {
  return names.split(' ').map((key) => ({ key, title: key, text: key, target: `#${key}` }));
}
const isPresent = ({ key }: TourStep) => key.startsWith('here');

describe('the next step', () => {
  test.each([
    ['here1 here2', -1, 1, 0],
    ['here1 here2', 0, 1, 1],
    ['gone1 here2', -1, 1, 1],
    ['here1 gone2 gone3 here4', 0, 1, 3],
    ['here1 gone2', 0, 1, null],
    ['gone1 gone2', -1, 1, null],
    ['here1 here2', 1, -1, 0],
    ['here1 gone2 here3', 2, -1, 0],
    ['gone1 here2', 1, -1, null],
    ['here1', 0, -1, null],
  ] as const)('of "%s" from %i in direction %i is %s', async (names, from, direction, expected) => {
    expect(await findStep(steps(names), from, direction, isPresent)).toBe(expected);
  });

  test('prepares a step before it searches its target', async () => {
    let arrived = false;
    const prepare = vi.fn(async () => {
      await Promise.resolve();
      arrived = true;
    });
    const tour = [{ key: 'a', title: 'A', text: 'A', target: '#a', prepare }];
    expect(await findStep(tour, -1, 1, () => arrived)).toBe(0);
    expect(prepare).toHaveBeenCalledOnce();
  });

  test('skips a step whose preparation fails', async () => {
    const prepare = () => Promise.reject(new Error('no such page'));
    const [first, second] = steps('here1 here2');
    expect(await findStep([{ ...first!, prepare }, second!], -1, 1, isPresent)).toBe(1);
  });

  test('an empty tour has none', async () => {
    expect(await findStep([], -1, 1, isPresent)).toBeNull();
  });
});

describe('the position of a step', () => {
  test.each([
    ['here1 here2 here3', 1, { index: 1, number: 2, total: 3 }],
    ['gone1 here2 gone3', 1, { index: 1, number: 1, total: 1 }],
    ['here1 gone2 here3', 2, { index: 2, number: 2, total: 2 }],
  ])('in "%s", step %i', (names, index, expected) => {
    expect(positionOf(steps(names), index, isPresent)).toEqual(expected);
  });

  test('counts a step with a preparation', () => {
    const tour = steps('here1 gone2').map((step) => ({ ...step, prepare: () => undefined }));
    expect(positionOf(tour, 0, isPresent).total).toBe(2);
  });
});
