import { expect, test } from 'vitest';
import { checkInputs, type InputChecks } from './check-inputs.ts';

const questions: InputChecks = {
  mayRead: async ({ key }) => key.startsWith('mine/'),
  exists: async ({ key }) => !key.endsWith('gone.csv'),
};
const input = (field: string, key: string) => ({ field, link: `minio://users/${key}` });

test('existing inputs that the caller may read pass', async () => {
  await expect(
    checkInputs([input('samples.0.a', 'mine/a.csv'), input('samples.1.a', 'mine/a.csv')], questions),
  ).resolves.toBeUndefined();
});

test('an input of another user is refused with 403, whether or not it exists', async () => {
  await expect(
    checkInputs([input('samples.0.a', 'mine/gone.csv'), input('samples.1.a', 'hers/gone.csv')], questions),
  ).rejects.toMatchObject({
    status: 403,
    details: [
      { field: 'samples.1.a', message: { 'en-US': 'minio://users/hers/gone.csv is not yours to read' } },
    ],
  });
});

test('a missing input is refused with 422, with sample and field', async () => {
  await expect(
    checkInputs([input('samples.0.a', 'mine/a.csv'), input('samples.0.b', 'mine/gone.csv')], questions),
  ).rejects.toMatchObject({
    status: 422,
    details: [{ field: 'samples.0.b', message: { 'en-US': 'minio://users/mine/gone.csv does not exist' } }],
  });
});
