import { ResponseShapeError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { filesOfCrate } from './fetch-report-archive';
import { linkInLanguage } from './report-page';

const crate = (...entities: object[]) => JSON.stringify({ '@graph': entities });

test('the files of a report are in its archive, and its inputs are not', () => {
  expect(
    filesOfCrate(
      crate(
        { '@id': 'ro-crate-metadata.json', '@type': 'CreativeWork' },
        { '@id': 'report.json', '@type': 'File' },
        { '@id': 'plots/50%20%25.png', '@type': 'File' },
        { '@id': 'minio://users/data.csv', '@type': 'File' },
        { '@id': '../other/report.json', '@type': 'File' },
        { '@id': '%2E%2E/other.json', '@type': 'File' },
        { '@id': '/etc/passwd', '@type': 'File' },
        { '@id': '#program', '@type': 'SoftwareApplication' },
      ),
    ),
  ).toEqual(['report.json', 'plots/50 %.png']);
});

test.each([['<html>'], ['null'], ['{}']])('%s is no crate', (text) => {
  expect(() => filesOfCrate(text)).toThrow(ResponseShapeError);
});

test('a page in another language is beside the page that each program writes', () => {
  expect(linkInLanguage('minio://a/1/report.html', 'zh-CN')).toBe('minio://a/1/report.zh-CN.html');
  expect(linkInLanguage('minio://a/1/report.html', 'en-US')).toBeNull();
  expect(linkInLanguage('minio://a/1/report.pdf', 'zh-CN')).toBeNull();
});
