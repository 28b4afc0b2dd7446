import { describe, expect, it } from 'vitest';
import { toCartFile } from './cart-file';
import { CSV } from '../export/write-table';
import { cartManifest, cartTable } from './cart-exports';

const FILE = toCartFile('example_proteomics', {
  file_path: 'minio://portal/a b.csv',
  file_name: 'a b.csv',
  project_id: 'P1',
  file_size: 12,
  md_5sum: 'D41D8CD98F00B204E9800998ECF8427E',
})!;
const BARE = toCartFile('example_proteomics', { file_path: 'minio://portal/sub/c.csv' })!;

describe('cartManifest', () => {
  it('names a file by its checksum, or by its path where there is none', () => {
    expect(cartManifest([FILE, BARE]).split('\n')).toEqual([
      'id\tfilename\tmd5\tsize\tstate',
      'd41d8cd98f00b204e9800998ecf8427e\ta_b.csv\td41d8cd98f00b204e9800998ecf8427e\t12\treleased',
      'minio://portal/sub/c.csv\tc.csv\t\t0\treleased',
      '',
    ]);
  });
});

describe('cartTable', () => {
  it('has a line for each file, with the names of the back end', () => {
    expect(cartTable(CSV, [FILE]).split('\r\n')).toEqual([
      'collection,file_path,file_name,project_name,data_type,data_format,file_size,md5sum,sha256',
      'example_proteomics,minio://portal/a b.csv,a b.csv,P1,,,12,d41d8cd98f00b204e9800998ecf8427e,',
      '',
    ]);
  });
});

describe('toCartFile', () => {
  it.each([
    ['no path', { file_name: 'a.csv' }],
    ['an empty path', { file_path: '' }],
    ['a path that is no text', { file_path: 7 }],
  ])('has no place for a record with %s', (_what, record) => {
    expect(toCartFile('example_proteomics', record)).toBeNull();
  });

  it('takes a size that is no size for unknown', () => {
    expect(toCartFile('c', { file_path: 'a', file_size: '12' })?.size).toBeNull();
    expect(toCartFile('c', { file_path: 'a', file_size: -1 })?.size).toBeNull();
    expect(toCartFile('c', { file_path: 'a', file_size: 0 })?.size).toBe(0);
  });
});
