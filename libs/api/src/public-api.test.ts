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
    'readEvents',
    'readFacetSummaries',
    'readFieldSchemas',
    'readObjectMeta',
    'readProject',
    'readProjectStats',
    'readReportTools',
    'readSign',
    'readWorkflow',
    'readWorkflowLogs',
    'signedUploadUrl',
    'signedUrl',
  ]);
});
