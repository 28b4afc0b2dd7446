import { expect, test } from 'vitest';
import * as publicApi from './index';

test('the published names are these, and no others', () => {
  expect(Object.keys(publicApi).sort()).toEqual([
    'HttpError',
    'NetworkError',
    'NotFoundError',
    'ResponseShapeError',
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
    'readDataFilePage',
    'readEntries',
    'readEvents',
    'readFacetSummaries',
    'readFieldSchemas',
    'readObjectMeta',
    'readPage',
    'readProject',
    'readProjectStats',
    'readReportTools',
    'readSign',
    'readWorkflow',
    'readWorkflowLogs',
    'signedInlineUrl',
    'signedUploadUrl',
    'signedUrl',
  ]);
});
