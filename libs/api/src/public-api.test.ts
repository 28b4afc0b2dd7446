import { expect, test } from 'vitest';
import * as publicApi from './index';

test('exports exactly these names', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'HttpError',
    'NetworkError',
    'NotFoundError',
    'ResponseShapeError',
    'TimeoutError',
    'beginPartUpload',
    'completePartUpload',
    'createDatainsClient',
    'createDataseqClient',
    'createEventParser',
    'createReportClient',
    'endPartUpload',
    'fetchFile',
    'formatStorageLink',
    'isObject',
    'isUnknownId',
    'parsePortalEvent',
    'parseStorageLink',
    'putFile',
    'readEvents',
    'readPartUpload',
    'signedInlineUrl',
    'signedPageUrl',
    'signedPartUrl',
    'signedUploadUrl',
    'signedUrl',
  ]);
});
