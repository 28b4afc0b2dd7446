// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTableExport, type TableExportInput } from './use-table-export';

interface Row {
  id: string;
}
const ROWS: Row[] = Array.from({ length: 4_100 }, (_, index) => ({ id: `r-${index}` }));

function hook(input: Partial<TableExportInput<Row>> = {}) {
  const save = vi.fn<(fileName: string, content: Blob) => void>();
  const rendered = renderHook(() =>
    useTableExport({
      rows: ROWS,
      rowKey: ({ id }) => id,
      columns: [{ id: 'id', label: 'Id', value: ({ id }) => id }],
      fileName: 'rows',
      save,
      ...input,
    }),
  );
  return { save, ...rendered };
}

test('all rows go into one file, and it is busy meanwhile', async () => {
  const { result, save } = hook();
  let done: Promise<void> = Promise.resolve();
  act(() => {
    done = result.current.exportRows('json');
  });
  expect(result.current.busy).toBe(true);
  await act(() => done);
  expect(result.current.busy).toBe(false);
  const [name, content] = save.mock.lastCall ?? [];
  expect(name).toBe('rows.json');
  expect(JSON.parse(await (content as Blob).text())).toHaveLength(4_100);
});

test('a second press during an export does nothing', async () => {
  const { result, save } = hook();
  await act(async () => {
    await Promise.all([result.current.exportRows('csv'), result.current.exportRows('csv')]);
  });
  expect(save).toHaveBeenCalledOnce();
});

test('exports the selection only, fetched from the server', async () => {
  const rows = vi.fn(() => Promise.resolve(ROWS));
  const { result, save } = hook({ rows, selection: new Set(['r-7', 'r-4099', 'gone']) });
  await act(() => result.current.exportRows('json', 'selection'));
  expect(rows).toHaveBeenCalledExactlyOnceWith('selection');
  expect(JSON.parse(await (save.mock.lastCall?.[1] as Blob).text())).toEqual([
    { id: 'r-7' },
    { id: 'r-4099' },
  ]);
});

test('a failed fetch rejects and can be retried', async () => {
  const { result, save } = hook({ rows: () => Promise.reject(new Error('Bad gateway')) });
  await act(() => expect(result.current.exportRows('csv')).rejects.toThrow('Bad gateway'));
  expect(result.current.busy).toBe(false);
  expect(save).not.toHaveBeenCalled();
});
