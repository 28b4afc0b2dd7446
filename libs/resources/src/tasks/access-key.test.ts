import { anUploadToken } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { readAccessKey } from './access-key';

test('the fields of the response are renamed, none is added or lost', () => {
  expect(readAccessKey(anUploadToken(), 12)).toEqual({
    uploadPath: 'minio://users/data/ada/rna_run1/transcriptomics/',
    region: 'local',
    durationHours: 12,
    expiration: '2022-05-20T12:00:00Z',
    accessKey: 'example-key-id',
    accessSecret: 'example-secret',
    stsToken: 'example-token',
    authorizedCode: 'ZXhhbXBsZQ==',
  });
});
