import { ResponseShapeError, type ProjectFigures } from '@omics-portal/api';
import { aFigureColumn, aProjectFigures } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { joinFigurePages } from './figure-table';

const [row] = aProjectFigures().data;

test('values of pages with other columns are in the order of all columns', () => {
  const first = aProjectFigures({
    total: 2,
    unread: 1,
    columns: [aFigureColumn({ key: 'a' }), aFigureColumn({ key: 'b' })],
    data: [{ ...row!, sample_id: 'one', values: [1, 2] }],
  });
  const second = aProjectFigures({
    total: 2,
    unread: 2,
    columns: [
      aFigureColumn({ key: 'a' }),
      aFigureColumn({ key: 'c' }),
      aFigureColumn({ key: 'b', format: 'text' }),
    ],
    data: [{ ...row!, sample_id: 'two', values: [3, 4, 'x'] }],
  });
  const table = joinFigurePages([first, second]);
  expect(table).toMatchObject({ total: 2, unread: 3 });
  expect(table.columns.map(({ key, format }) => [key, format])).toEqual([
    ['a', 'number'],
    ['b', 'text'],
    ['c', 'number'],
  ]);
  expect(table.rows.map(({ sample_id, values }) => [sample_id, ...values])).toEqual([
    ['one', 1, 2, null],
    ['two', 3, 'x', 4],
  ]);
});

test.each([undefined, { data: [] }, { total: 1, data: [] }])('%j is no page of figures', (body) => {
  expect(() => joinFigurePages([body as unknown as ProjectFigures])).toThrow(ResponseShapeError);
});
