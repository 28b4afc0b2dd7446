import { createDataseqClient, HttpError, type CategoryCount } from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';
import { describe, expect, it, vi } from 'vitest';
import { createCountLoader, type CountRequest, type FieldCounts } from './count-loader';

interface Sent {
  readonly path: string;
  readonly body: {
    readonly query?: QueryTree;
    readonly facets?: { field: string }[];
    readonly own?: string;
    readonly exact?: boolean;
  };
  readonly request: Request;
}

const CSV: QueryTree = { type: 'rule', query: { variable: 'data_format', operator: 'in', value: ['CSV'] } };
const request: CountRequest = { collection: 'c_d', field: 'site', tree: {}, dedupField: null };
const counts: CategoryCount[] = [{ _id: 'A', total: 3 }];
const whole: FieldCounts = { counts, distinct: 1 };
const stays = () => new AbortController().signal;

/** Loader on a mocked back end that records its requests. */
function loaderOver(respond: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const client = createDataseqClient({
    baseUrl: 'https://portal.test',
    locale: () => 'en-US',
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const group = searchParams.get('group');
      const one: Sent = {
        path: group === null ? pathname : `${pathname}?${group}`,
        body: (await request.clone().json()) as Sent['body'],
        request,
      };
      sent.push(one);
      return respond(one);
    },
  });
  return { count: createCountLoader(client), sent, paths: () => sent.map(({ path }) => path) };
}

const summaries = ({ body }: Sent) =>
  Response.json({
    total: 3,
    facets: (body.facets ?? []).map(({ field }) => ({ field, counts, distinct: 1 })),
  });
const single = (sent: Sent) =>
  sent.path.startsWith('/api/facets') ? summaries(sent) : Response.json(counts);
const older = (status: number) => (sent: Sent) =>
  sent.path.startsWith('/api/facets') ? Response.json({ message: 'no' }, { status }) : Response.json(counts);

describe('counting', () => {
  it('requests the fields of one moment in one call, each without its own filter', async () => {
    const { count, sent } = loaderOver(single);
    const both = [
      count({ ...request, field: 'data_format', tree: {}, wholeTree: CSV }, stays()),
      count({ ...request, tree: CSV, wholeTree: CSV }, stays()),
    ];
    expect(await Promise.all(both)).toEqual([whole, whole]);
    expect(sent).toMatchObject([
      {
        path: '/api/facets/c_d',
        body: { query: CSV, own: 'excluded', facets: [{ field: 'data_format' }, { field: 'site' }] },
      },
    ]);
  });

  it('refuses estimates unless they will do, and then says which counts are some', async () => {
    const { count, sent } = loaderOver(({ body }) =>
      Response.json({
        total: 3,
        facets: [
          {
            field: 'site',
            counts,
            distinct: 1,
            ...(body.exact !== true && { estimated: { sampled: 1, of: 2 } }),
          },
        ],
      }),
    );
    const limited = { ...request, limit: 5 };
    expect(await count(limited, stays())).toEqual(whole);
    expect(await count({ ...limited, mayEstimate: true }, stays())).toEqual({ ...whole, isEstimated: true });
    expect(sent.map(({ body }) => body.exact)).toEqual([true, undefined]);
  });

  it('requests fields with many values apart, so that others do not wait for them', async () => {
    const { count, sent } = loaderOver(summaries);
    const limited = { ...request, limit: 5, mayEstimate: true };
    await Promise.all([
      count(limited, stays()),
      count({ ...limited, field: 'platform' }, stays()),
      count({ ...limited, field: 'library_id', hasManyValues: true }, stays()),
    ]);
    expect(sent.map(({ body }) => body.facets?.map(({ field }) => field))).toEqual([
      ['site', 'platform'],
      ['library_id'],
    ]);
  });

  it('sends separate requests for other conditions, other counts, and later requests', async () => {
    const { count, paths } = loaderOver(single);
    await Promise.all([
      count(request, stays()),
      count({ ...request, tree: CSV }, stays()),
      count({ ...request, wholeTree: {} }, stays()),
      count({ ...request, dedupField: 'donor_id' }, stays()),
    ]);
    await count(request, stays());
    expect(paths()).toEqual(Array.from({ length: 5 }, () => '/api/count-collections/c_d?site'));
  });

  it('requests at most 64 fields at once', async () => {
    const { count, sent } = loaderOver(single);
    const fields = Array.from({ length: 70 }, (_, index) => `field_${index}`);
    await Promise.all(fields.map((field) => count({ ...request, field }, stays())));
    expect(sent.map(({ body }) => body.facets?.length)).toEqual([64, 6]);
  });

  it('requests a field alone when the summary does not have all of its values', async () => {
    const { count, paths } = loaderOver((one) =>
      one.path.startsWith('/api/facets')
        ? Response.json({
            total: 9,
            facets: [
              { field: 'site', counts, distinct: 2 },
              { field: 'lot', counts, distinct: 1 },
            ],
          })
        : Response.json([...counts, { _id: 'B', total: 6 }]),
    );
    const [site, lot] = await Promise.all([
      count(request, stays()),
      count({ ...request, field: 'lot' }, stays()),
    ]);
    expect([site.counts.length, lot.counts.length]).toEqual([2, 1]);
    expect(paths()).toEqual(['/api/facets/c_d', '/api/count-collections/c_d?site']);
  });

  it('requests no more values than are enough, and tells how many there are', async () => {
    const { count, sent } = loaderOver(() =>
      Response.json({ total: 9, facets: [{ field: 'site', counts, distinct: 147_428 }] }),
    );
    const found = await count({ ...request, limit: 5, sumField: 'file_size' }, stays());
    expect(found).toEqual({ counts, distinct: 147_428 });
    expect(sent.map(({ body }) => body.facets)).toEqual([[{ field: 'site', limit: 5, sum: 'file_size' }]]);
  });
});

describe('a back end without summaries', () => {
  it.each([404, 405])(
    'that responds %d gets one request for each field, and no summary request again',
    async (status) => {
      const { count, paths } = loaderOver(older(status));
      const requestTwo = () =>
        Promise.all([count(request, stays()), count({ ...request, field: 'lot' }, stays())]);
      expect(await requestTwo()).toEqual([whole, whole]);
      await requestTwo();
      const each = ['/api/count-collections/c_d?site', '/api/count-collections/c_d?lot'];
      expect(paths()).toEqual(['/api/facets/c_d', ...each, ...each]);
    },
  );

  it('is not taken for one because a collection is not there', async () => {
    let isThere = false;
    const { count, paths } = loaderOver((one) =>
      isThere ? single(one) : older(404)({ ...one, path: '/api/facets' }),
    );
    const requestTwo = () =>
      Promise.allSettled([count(request, stays()), count({ ...request, field: 'lot' }, stays())]);
    expect((await requestTwo()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isThere = true;
    await requestTwo();
    expect(paths().at(-1)).toBe('/api/facets/c_d');
  });
});

describe('what goes wrong', () => {
  it('reaches all callers, and is requested again', async () => {
    let isDown = true;
    const { count } = loaderOver((one) => (isDown ? older(500)(one) : single(one)));
    const requestTwo = () =>
      Promise.allSettled([count(request, stays()), count({ ...request, field: 'lot' }, stays())]);
    for (const result of await requestTwo()) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(HttpError) as unknown });
    }
    isDown = false;
    expect((await requestTwo()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('aborts the request once no caller waits for it, and not before', async () => {
    const { count, sent } = loaderOver(() => new Promise<Response>(() => undefined));
    const [left, right] = [new AbortController(), new AbortController()];
    const both = Promise.allSettled([
      count(request, left.signal),
      count({ ...request, field: 'lot' }, right.signal),
    ]);
    const call = await vi.waitUntil(() => sent[0]);
    left.abort('left');
    expect(call.request.signal.aborted).toBe(false);
    right.abort('right');
    expect(call.request.signal.aborted).toBe(true);
    expect((await both).map((one) => one.status === 'rejected' && one.reason)).toEqual(['left', 'right']);
  });

  it('sends no request for a caller that has aborted already', async () => {
    const { count, sent } = loaderOver(single);
    const gone = new AbortController();
    const leaving = count(request, gone.signal);
    gone.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    await expect(count(request, AbortSignal.abort('never there'))).rejects.toBe('never there');
    expect(sent).toEqual([]);
  });
});
