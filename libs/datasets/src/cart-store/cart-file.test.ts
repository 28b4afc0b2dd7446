import { describe, expect, it } from 'vitest';
import { isSameFile, readCartFiles, toCartFile, toRecord, totalSize, type CartFile } from './cart-file';

const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const fileOf = (record: object) => toCartFile('example_c', { file_path: 'minio://p/run/a.csv', ...record })!;

describe('toCartFile', () => {
  it.each<[string, object, Partial<CartFile>]>([
    ['the last segment of the path as its name', {}, { name: 'a.csv' }],
    ['its own name', { file_name: 'b.csv' }, { name: 'b.csv' }],
    ['the id of a project without a name', { project_id: 'P1' }, { project: 'P1' }],
    ['the name of the project first', { project_id: 'P1', project_name: 'One' }, { project: 'One' }],
    ['no size for a negative number', { file_size: -1 }, { size: null }],
    ['no size for a text', { file_size: '12' }, { size: null }],
    ['a size of zero', { file_size: 0 }, { size: 0 }],
    ['its checksum in lower case', { md5sum: MD5.toUpperCase() }, { md5: MD5 }],
    ['the checksum under its older name', { md_5sum: MD5 }, { md5: MD5 }],
    ['no checksum of another length', { md5sum: SHA256, sha256: MD5 }, { md5: null, sha256: null }],
  ])('has %s', (_, record, facts) => {
    expect(fileOf(record)).toMatchObject(facts);
  });

  it.each([{}, { file_path: '' }, { file_path: null }, { file_path: 7 }])('is null for %j', (record) => {
    expect(toCartFile('example_c', record)).toBeNull();
  });

  it('reads the record that toRecord writes', () => {
    const file = fileOf({
      file_size: 3,
      md5sum: MD5,
      sha256: SHA256,
      data_type: 'Raw reads',
      data_format: 'CSV',
    });
    expect(toCartFile('example_c', toRecord(file))).toEqual(file);
  });
});

describe('isSameFile', () => {
  it.each([
    ['equal facts', { file_size: 1, md5sum: MD5 }, { file_size: 1, md5sum: MD5 }, true],
    ['another size', { file_size: 1 }, { file_size: 2 }, false],
    ['another checksum', { md5sum: MD5 }, { md5sum: MD5.replace('d', 'a') }, false],
    ['a fact that only one file has', { file_size: 1 }, { md5sum: MD5 }, true],
  ])('compares %s', (_, one, other, same) => {
    expect(isSameFile(fileOf(one), fileOf(other))).toBe(same);
  });
});

describe('readCartFiles', () => {
  it('reads each path once, and the last of its records', () => {
    const stored = [
      { file_path: 'a', file_size: 1 },
      null,
      'text',
      { file_name: 'b' },
      { file_path: 'a', file_size: 2 },
    ];
    expect(readCartFiles('example_c', JSON.stringify(stored)).map(({ path, size }) => [path, size])).toEqual([
      ['a', 2],
    ]);
  });

  it.each([null, '', '{', '{}', '7'])('is empty for %j', (text) => {
    expect(readCartFiles('example_c', text)).toEqual([]);
  });
});

describe('totalSize', () => {
  it('counts files of unknown size as 0', () => {
    expect(totalSize([{ size: 2 }, { size: null }, { size: 3 }])).toBe(5);
    expect(totalSize([])).toBe(0);
  });
});
