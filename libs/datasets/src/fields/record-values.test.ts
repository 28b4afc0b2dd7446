import { aDataFile } from '@omics-portal/api-mocks';
import { describe, expect, it } from 'vitest';
import { detailsOf, inReadingOrder, recordKey } from './record-values';

describe('recordKey', () => {
  it.each([
    ['the path', { file_path: 'minio://a/b', _id: 7 }, 'minio://a/b'],
    ['the key of the service', { _id: 7, file_name: 'b' }, '7'],
    ['the name', { file_name: 'b' }, 'b'],
    ['the content', { site: 'S1' }, '{"site":"S1"}'],
  ])('is %s', (_what, record, key) => {
    expect(recordKey(record)).toBe(key);
  });
});

describe('detailsOf', () => {
  it('leaves out empty values, but not zero and false', () => {
    const details = detailsOf({ _id: 7, file_name: '', site: null, file_size: 0, synthetic: false });
    expect(details).toEqual([
      ['file_size', 0],
      ['synthetic', false],
    ]);
  });
});

describe('inReadingOrder', () => {
  it('changes only the order', () => {
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
