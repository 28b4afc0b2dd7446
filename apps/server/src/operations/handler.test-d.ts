import type { operations as Datains } from '@omics-portal/api/datains';
import type { operations as QuartetService } from '@omics-portal/api/quartet-service';
import { type OperationHandlers, signedIn } from './handler.ts';
import type { ServiceHandlers } from './service-handlers.ts';

/** Type tests, checked by `tsc`: a line after `@ts-expect-error` that compiles is a type error. */

type Handlers = Partial<OperationHandlers<Datains & QuartetService>>;

export const accepted = {
  listFsServices: async () => ({ status: 200, body: { services: ['minio'], default_service: 'minio' } }),
  listBuckets: async () => ({ status: 401, body: { message: 'Sign in first.' } }),
  deleteObject: signedIn(async ({ caller, query }) => ({
    status: 204,
    headers: { [caller.sub]: query.key },
  })),
  getAppReadme: async () => ({
    status: 200,
    body: '# Help',
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  }),
  streamEvents: async ({ reply }) => {
    reply.hijack();
    return { status: 200 };
  },
} satisfies Handlers;

export const wrongStatus = {
  // @ts-expect-error -- a new folder is a 201.
  makeDirectory: async ({ params, query }) => ({
    status: 200,
    body: { bucket: params.bucket, name: query.key },
  }),
  // @ts-expect-error -- the document does not list this status.
  listFsServices: async () => ({ status: 418, body: { message: 'No.' } }),
  // @ts-expect-error -- the same with `signedIn`.
  createProject: signedIn(async () => ({ status: 200, body: { message: { id: 'p1' } } })),
} satisfies Handlers;

export const wrongBody = {
  // @ts-expect-error -- the list of services is missing.
  listFsServices: async () => ({ status: 200, body: { default_service: 'minio' } }),
  // @ts-expect-error -- an id is text.
  createProject: signedIn(async () => ({ status: 201, body: { message: { id: 7 } } })),
  // @ts-expect-error -- the body of an error under the status of a success.
  checkUploadTask: signedIn(async () => ({ status: 200, body: { message: 'There is no task "t1".' } })),
  // @ts-expect-error -- no body goes with 204.
  deleteObject: async () => ({ status: 204, body: {} }),
  // @ts-expect-error -- the body is missing.
  getObjectMeta: async () => ({ status: 200 }),
  // @ts-expect-error -- text names its media type.
  getAppReadme: async () => ({ status: 200, body: '# Help' }),
} satisfies Handlers;

export const wrongName = {
  // @ts-expect-error -- no document has this operation.
  listEverything: async () => ({ status: 200, body: [] }),
} satisfies Handlers;

export const unknownCaller = {
  // @ts-expect-error -- without `signedIn` the caller may be undefined.
  deleteObject: async ({ caller }) => ({ status: 204, headers: { from: caller.sub } }),
} satisfies Handlers;

// @ts-expect-error -- the table of a service needs a handler for each of its operations.
export const incomplete: ServiceHandlers['dataseq'] = {
  listCollections: async () => ({ status: 200, body: { collections: [] } }),
};
