import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE_FORMATS, writeTable } from '../export/write-table';
import { cartRow } from './cart-exports';
import { toCartFile, type CartFile } from '../cart-store/cart-file';
import { readCartImport } from './cart-import';

describe('readCartImport', () => {
  it('reads back what the cart exported, whatever the names', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      fc.constantFrom('=1+1', '-rf', '@x', 'a,b', '"q"', '数据', '🧬', 'a#b', "'x"),
    );
    const file = fc
      .record({ path: text, name: text, size: fc.option(fc.nat()) })
      .map(({ path, name, size }) =>
        toCartFile('example_genomics', {
          file_path: `minio://p/${path}`,
          file_name: `n${name}`,
          file_size: size,
        })!,
      );
    fc.assert(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...Object.values(TABLE_FORMATS)),
        (files, format) => {
          const seen = ({ path, name, size }: CartFile) => ({ path, name, size });
          const rows = files.map((of, index) => {
            const { path, name, size } = of;
            const record = { file_path: path, file_name: name, file_size: size, remark: name, snr: -1.5 };
            return cartRow({ file: of, records: index === 0 ? [] : [record] });
          });
          expect(readCartImport(writeTable(format, rows), 'example')?.files.map(seen)).toEqual(
            files.map(seen),
          );
        },
      ),
    );
  });

  it('counts entries that are not files of this site', () => {
    const rows = [{ collection: 'other_genomics', file_path: 'a' }, { collection: 'example_genomics' }, 7];
    expect(readCartImport(JSON.stringify(rows), 'example')).toEqual({ files: [], skipped: 3 });
    expect(
      readCartImport('\uFEFFcollection\tfile_path\nexample_genomics\ta\n\nx\ty\n', 'example'),
    ).toMatchObject({
      files: [{ path: 'a' }],
      skipped: 1,
    });
  });

  it('reads stored files for an account only', () => {
    const rows = JSON.stringify([{ collection: 'stored-files', file_path: 'minio://users/a' }]);
    expect(readCartImport(rows, 'example')).toEqual({ files: [], skipped: 1 });
    expect(readCartImport(rows, 'example', true)).toMatchObject({
      files: [{ path: 'minio://users/a' }],
      skipped: 0,
    });
  });

  it.each([[''], ['{'], ['[1'], ['name,size\na,1\n']])('has no list for %j', (text) => {
    expect(readCartImport(text, 'example')).toBeNull();
  });
});
