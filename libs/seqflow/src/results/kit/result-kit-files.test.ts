import { aResultFile } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { resultKitFiles } from './result-kit-files';

const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const PAGE = 'https://portal.test/app/#/results';

const result = (job_name: string, file_name: string, path: string) =>
  aResultFile({ job_name, file_name, path, size: 7, created_time: 1_700_000_000_000 });

test('files of different jobs have different names, with size, checksum and absolute URL', () => {
  const results = [
    result('D5', 'report.html', 'minio://b/1'),
    result('D6', 'report.html', 'minio://b/2'),
    result('D6', 'data/D6.csv', 'minio://b/3'),
    result('D6', 'D6.csv', 'minio://b/4'),
    result('D6', 'gone.csv', 'minio://b/5'),
  ];
  const signed = new Map([
    ['minio://b/1', { signedUrl: '/storage/1?signature=a', size: 3, md5: MD5 }],
    ['minio://b/2', { signedUrl: 'https://store.test/2', size: null, md5: null }],
    ['minio://b/3', { signedUrl: '/3', size: 0, md5: MD5 }],
    ['minio://b/4', { signedUrl: '/4', size: 4, md5: MD5 }],
    ['minio://b/5', { signedUrl: null, size: null, md5: null }],
  ]);
  const kit = resultKitFiles(results, { files: signed, expires: null }, PAGE);
  expect(kit.files.map(({ name, size, md5, signedUrl }) => [name, size, md5, signedUrl])).toEqual([
    ['D5_report.html', 3, MD5, 'https://portal.test/storage/1?signature=a'],
    ['D6_report.html', 7, null, 'https://store.test/2'],
    ['D6_data_D6.csv', 0, MD5, 'https://portal.test/3'],
    ['D6.csv', 4, MD5, 'https://portal.test/4'],
    ['D6_gone.csv', 7, null, null],
  ]);
  expect([kit.missing, kit.unverified]).toEqual([1, 1]);
  const lines = kit.metadata.trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]?.split('\t').slice(0, 2)).toEqual(['D5_report.html', 'report.html']);
});
