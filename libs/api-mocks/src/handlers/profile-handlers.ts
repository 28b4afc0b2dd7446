import type { ThresholdProfile } from '@omics-portal/api';
import { DAY, uuid } from '../builders/ids';
import { reportHttp } from '../http/services';

const PROFILES = '/api/threshold-profiles';
const PROFILE = '/api/threshold-profiles/{id}';

/** Threshold profile of the user for proteins. */
export function aThresholdProfile(overrides: Partial<ThresholdProfile> = {}): ThresholdProfile {
  return {
    id: uuid(6, 1),
    name: 'Our instrument',
    omics: 'proteomics',
    version: 1,
    shipped: false,
    limits: [
      { scope: 'batch', metric: 'total', warn: { grade: 'Fair' }, fail: { grade: 'Bad' }, origin: 'history' },
      { scope: 'batch', metric: 'snr', warn: { lt: 18 }, fail: { lt: 12 }, origin: 'custom' },
      { scope: 'library', metric: 'missing', warn: { gt: 30 }, fail: { gt: 40 }, origin: 'house' },
    ],
    updated_time: DAY,
    ...overrides,
  };
}

const SHIPPED = (['default', 'strict'] as const).map((id) =>
  aThresholdProfile({
    id,
    name: id,
    shipped: true,
    updated_time: null,
    limits: [
      { scope: 'batch', metric: 'total', warn: { grade: 'Fair' }, fail: { grade: 'Bad' }, origin: 'history' },
      { scope: 'batch', metric: 'snr', warn: { lt: 16.7 }, fail: { lt: 7.9 }, origin: 'history' },
      { scope: 'library', metric: 'missing', warn: { gt: 30 }, fail: { gt: 40 }, origin: 'house' },
    ],
  }),
);

/** Profile that ships for RNA, with published limits of reads and alignments. */
const RNA = aThresholdProfile({
  id: 'default',
  name: 'default',
  omics: 'transcriptomics',
  shipped: true,
  updated_time: null,
  limits: [
    { scope: 'batch', metric: 'snr', fail: { le: 12 }, origin: 'published' },
    { scope: 'sample', metric: 'sequences', warn: { le: 10_000_000 }, origin: 'published' },
    { scope: 'sample', metric: 'gc', warn: { lt: 40 }, origin: 'published' },
    { scope: 'sample', metric: 'gc', warn: { gt: 60 }, origin: 'published' },
    { scope: 'sample', metric: 'rrna', warn: { ge: 10 }, origin: 'published' },
  ],
});

export const profileHandlers = {
  list: reportHttp.on('get', PROFILES, ({ query, response }) => {
    const data = query.get('omics') === 'transcriptomics' ? [RNA] : [...SHIPPED, aThresholdProfile()];
    return response(200).json({ total: data.length, data });
  }),
  listError: reportHttp.failing('get', PROFILES, 500),
  listMissing: reportHttp.failing('get', PROFILES, 404),
  create: reportHttp.on('post', PROFILES, async ({ body, response }) => {
    const { name, omics, limits } = await body();
    return response(201).json(aThresholdProfile({ name, omics, limits }));
  }),
  createTaken: reportHttp.failing('post', PROFILES, 409, 'You have another profile of this name'),
  update: reportHttp.on('put', PROFILE, async ({ body, params, response }) => {
    const { name, omics, limits } = await body();
    return response(200).json(aThresholdProfile({ id: params.id ?? '', name, omics, limits, version: 2 }));
  }),
  remove: reportHttp.on('delete', PROFILE, ({ response }) => response(204).empty()),
};
