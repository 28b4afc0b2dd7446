import { expect, test } from 'vitest';
import * as publicApi from './index';

test('the published names are these, and no others', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'HttpError',
    'NetworkError',
    'NotFoundError',
    'TimeoutError',
    'createDatainsClient',
    'createDataseqClient',
    'createEventParser',
    'createReportClient',
    'fetchFile',
    'formatStorageLink',
    'isLogRange',
    'parsePortalEvent',
    'parseStorageLink',
    'putFile',
    'readCounts',
    'readEvents',
    'readFieldSchemas',
    'readObjectMeta',
    'readProject',
    'readProjectStats',
    'readReportTools',
    'readWorkflow',
    'readWorkflowLogs',
    'signedUploadUrl',
    'signedUrl',
  ]);
});
