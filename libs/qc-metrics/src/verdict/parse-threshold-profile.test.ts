import { expect, test } from 'vitest';
import { parseThresholdProfile, ThresholdProfileError } from './parse-threshold-profile';

const PROFILE = {
  id: 'p',
  version: '1',
  omics: 'proteomics',
  origin: 'test',
  batch: [
    { rule: 'snr', metric: 'snr', origin: 'house', warn: { lt: 12 }, fail: { le: 8 }, advisory: true },
    { rule: 'total', metric: 'total', origin: 'history', fail: { grade: 'Bad' } },
  ],
  perSample: [{ rule: 'missing', metric: 'missing', origin: 'custom', warn: { gt: 20 } }],
};

test('a profile that is valid is read as it is', () => {
  expect(parseThresholdProfile(PROFILE)).toBe(PROFILE);
});

test.each([
  [{ id: 3 }, 'id must be text'],
  [{ omics: 'music' }, 'omics must be one of'],
  [{ perSample: null }, 'perSample must be a list'],
  [{ batch: [{ ...PROFILE.batch[0], metric: 'colour' }] }, 'batch[0].metric must be one of'],
  [{ batch: [{ ...PROFILE.batch[0], origin: 'rumour' }] }, 'batch[0].origin must be one of'],
  [{ batch: [{ ...PROFILE.batch[0], advisory: 'yes' }] }, 'batch[0].advisory must be true or false'],
  [{ batch: [{ rule: 'snr', metric: 'snr', origin: 'house' }] }, 'batch[0] needs warn or fail'],
  [{ batch: [{ ...PROFILE.batch[0], warn: { lt: '12' } }] }, 'batch[0].warn must be one condition'],
  [{ batch: [{ ...PROFILE.batch[0], warn: { lt: 1, gt: 2 } }] }, 'batch[0].warn must be one condition'],
  [{ batch: [{ ...PROFILE.batch[0], fail: { grade: 'Great' } }] }, 'batch[0].fail must be one condition'],
  [{ batch: [{ ...PROFILE.batch[0], fail: 12 }] }, 'batch[0].fail must be one condition'],
  [{ perSample: [{ ...PROFILE.perSample[0], metric: 'snr' }] }, 'perSample[0].metric must be one of'],
  [{ sequencing: [{ ...PROFILE.perSample[0], metric: 'snr' }] }, 'sequencing[0].metric must be one of'],
])('the profile with %j is refused: %s', (change, problem) => {
  expect(() => parseThresholdProfile({ ...PROFILE, ...change })).toThrow(ThresholdProfileError);
  expect(() => parseThresholdProfile({ ...PROFILE, ...change })).toThrow(problem);
});

test('every invalid key is named at once', () => {
  const wrong = { ...PROFILE, id: 1, version: 2, batch: 'none' };
  expect(() => parseThresholdProfile(wrong)).toThrow(/id must.*version must.*batch must/);
  expect(() => parseThresholdProfile([])).toThrow('the file must hold one object');
});
