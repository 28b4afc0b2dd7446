import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageStart, stageRows, windowAt } from './grid-window';

describe('windowAt', () => {
  it('renders nothing before the viewport is measured', () => {
    expect(windowAt({ first: 0, count: 100, visibleRows: 0 })).toEqual({ from: 0, to: 0 });
  });

  it('renders all rows of a short list', () => {
    expect(windowAt({ first: 0, count: 3, visibleRows: 12.1 })).toEqual({ from: 0, to: 3 });
  });

  it('fills the viewport at any scroll offset and keeps its size', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.float({ min: 1, max: 60, noNaN: true }),
        fc.float({ min: 0, max: 1, noNaN: true }),
        (count, visibleRows, part) => {
          const top = part * Math.max(0, count - visibleRows);
          const { from, to } = windowAt({ first: Math.floor(top), count, visibleRows });
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(count);
          expect(from).toBeLessThanOrEqual(top);
          expect(to).toBeGreaterThanOrEqual(Math.min(count, Math.floor(top + visibleRows)));
          const drawn = windowAt({ first: 0, count, visibleRows });
          expect(to - from).toBe(drawn.to - drawn.from);
        },
      ),
    );
  });

  it('clamps to a list that became shorter than the scroll position', () => {
    const { from, to } = windowAt({ first: 5000, count: 40, visibleRows: 10 });
    expect(to).toBe(40);
    expect(to - from).toBeGreaterThanOrEqual(10);
  });
});

describe('the stage', () => {
  it('is high enough for the window and one more row at any position', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.integer({ min: 1, max: 80 }), (from, rows) => {
        const view = { from, to: from + rows };
        expect(stageStart(view)).toBeLessThanOrEqual(from);
        expect(view.to + 1 - stageStart(view)).toBeLessThanOrEqual(stageRows(view));
      }),
    );
  });
});
