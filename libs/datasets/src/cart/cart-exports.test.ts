import { describe, expect, it } from 'vitest';
import { toCartFile } from '../cart-store/cart-file';
import { CSV, writeTable } from '../export/write-table';
import { cartManifest, cartRow } from './cart-exports';

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

describe('cartRow', () => {
  const record = {
    _id: '7',
    site: 'JNU',
    snr: 0,
    file_size: 12,
    file_name: 'a b.csv',
    file_path: 'minio://portal/a b.csv',
    collection: 'what a record calls so itself',
  };

  it('has every field of the record, after the collection that the file is from', () => {
    const other = { ...record, site: 'another', file_size: 13 };
    expect(writeTable(CSV, [cartRow({ file: FILE, records: [other, record] })]).split('\r\n')).toEqual([
      '\uFEFFcollection,file_name,file_size,file_path,site,snr',
      'example_proteomics,a b.csv,12,minio://portal/a b.csv,JNU,0',
      '',
    ]);
  });

  it('has the record that is at the path now where the file was replaced', () => {
    expect(cartRow({ file: FILE, records: [{ ...record, file_size: 13 }] })).toMatchObject({ file_size: 13 });
  });

  it('has what the cart knows of a file that has no record any more', () => {
    expect(writeTable(CSV, [cartRow({ file: FILE, records: [] })]).split('\r\n')).toEqual([
      '\uFEFFcollection,file_name,project_name,data_type,data_format,file_size,file_path,md5sum,sha256',
      'example_proteomics,a b.csv,P1,,,12,minio://portal/a b.csv,d41d8cd98f00b204e9800998ecf8427e,',
      '',
    ]);
  });
});

describe('toCartFile', () => {
  it.each([
    ['no path', { file_name: 'a.csv' }],
    ['an empty path', { file_path: '' }],
    ['a path that is no text', { file_path: 7 }],
  ])('has no row for a record with %s', (_what, record) => {
    expect(toCartFile('example_proteomics', record)).toBeNull();
  });

  it('takes a size that is no size for unknown', () => {
    expect(toCartFile('c', { file_path: 'a', file_size: '12' })?.size).toBeNull();
    expect(toCartFile('c', { file_path: 'a', file_size: -1 })?.size).toBeNull();
    expect(toCartFile('c', { file_path: 'a', file_size: 0 })?.size).toBe(0);
  });
});
