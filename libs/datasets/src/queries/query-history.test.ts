import { emptyQuery, toggleValue, withFilter, type DataQuery } from '@omics-portal/data-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startHistory, stepFrom, withQuery } from './query-history';

const none = emptyQuery('c');
const csv = toggleValue(none, 'format', 'CSV');
const bam = toggleValue(none, 'format', 'BAM');
const visit = (...queries: DataQuery[]) => queries.reduce(withQuery, startHistory(none));

describe('query history', () => {
  it('goes back and forward', () => {
    const history = visit(csv, bam);
    expect(stepFrom(history, bam, -1)?.filters).toEqual(csv.filters);
    expect(stepFrom(history, bam, 1)).toBeUndefined();
    const back = withQuery(history, csv);
    expect(stepFrom(back, csv, 1)?.filters).toEqual(bam.filters);
  });

  it('has nothing before the start', () => {
    expect(stepFrom(visit(), none, -1)).toBeUndefined();
  });

  it('keeps order, tab and size, and goes to page 1', () => {
    const now: DataQuery = { ...csv, page: 3, perPage: 50, sort: { field: 'file_size', direction: 'desc' } };
    expect(stepFrom(visit(now), now, -1)).toEqual({ ...now, filters: {}, page: 1 });
  });

  it('taking back a change by hand is a step back', () => {
    const history = visit(csv, bam, csv);
    expect(stepFrom(history, csv, 1)?.filters).toEqual(bam.filters);
    expect(stepFrom(history, csv, -1)?.filters).toEqual({});
  });

  it('does not count another page or order as a step', () => {
    const history = visit(csv);
    expect(withQuery(history, { ...csv, page: 2 })).toBe(history);
  });

  it('forgets what was undone once something else is done', () => {
    const after = visit(csv, none, bam);
    expect(stepFrom(after, bam, 1)).toBeUndefined();
    expect(stepFrom(after, bam, -1)?.filters).toEqual({});
  });

  it('undoing everything leads back through what was there, and redoing leads on', () => {
    const steps = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(steps, (mins) => {
        const queries = mins.map((min) => withFilter(none, 'size', { kind: 'number', min }));
        let history = queries.reduce(withQuery, startHistory(none));
        let now = queries.at(-1)!;
        for (const before of [...queries.slice(0, -1).toReversed(), none]) {
          now = stepFrom(history, now, -1)!;
          expect(now.filters).toEqual(before.filters);
          history = withQuery(history, now);
        }
        for (const after of queries) {
          now = stepFrom(history, now, 1)!;
          expect(now.filters).toEqual(after.filters);
          history = withQuery(history, now);
        }
      }),
    );
  });
});
