import { aDataFile } from '@omics-portal/api-mocks';
import { describe, expect, it } from 'vitest';
import { detailsOf, inReadingOrder, recordKey } from './record-values';

describe('recordKey', () => {
  it.each([
    ['its path', { file_path: 'minio://a/b', _id: 7 }, 'minio://a/b'],
    ['the key of the back end', { _id: 7, file_name: 'b' }, '7'],
    ['its name', { file_name: 'b' }, 'b'],
    ['all that it has', { site: 'S1' }, '{"site":"S1"}'],
  ])('is %s', (_what, record, key) => {
    expect(recordKey(record)).toBe(key);
  });
});

describe('detailsOf', () => {
  it('leaves out what is empty, but not what is zero or false', () => {
    const details = detailsOf({ _id: 7, file_name: '', site: null, file_size: 0, synthetic: false });
    expect(details).toEqual([
      ['file_size', 0],
      ['synthetic', false],
    ]);
  });
});

describe('inReadingOrder', () => {
  it('changes the order and nothing else', () => {
    const record = { snr: 12, file_path: 'minio://a/b', ...aDataFile({ file_path: 'minio://a/b' }) };
    const ordered = inReadingOrder(record);
    expect(ordered).toEqual(record);
    expect(Object.keys(ordered).slice(0, 4)).toEqual([
      'file_name',
      'project_name',
      'project_id',
      'data_type',
    ]);
  });
});
