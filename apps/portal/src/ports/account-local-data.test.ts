// @vitest-environment jsdom
import type { Session } from '@omics-portal/auth';
import { uploadRecordPrefix } from '@omics-portal/storage';
import { expect, test } from 'vitest';
import { aConfig, aStorage } from '../testing/portal';
import { classify, localDataOf } from './account-local-data';
import { cartOf } from './cart-of';
import { accountDraftPrefix } from './draft-storage';

const LIN = 'lin:1';
const draft = (value: unknown) => JSON.stringify({ savedAt: 1, value: JSON.stringify(value) });

function aPortal() {
  const storage = aStorage({
    CLINICO_OMICS_AUTH: '{}',
    lang: 'zh-CN',
    pro__preferences: '{"themeMode":"dark"}',
    [`${accountDraftPrefix(LIN)}seqflow.wizard-draft.a:tab`]: draft({ step: 2 }),
    [`${accountDraftPrefix(LIN)}seqflow.wizard-draft.a:old`]: draft({ step: 1 }),
    [`${accountDraftPrefix(LIN)}pro__queries__quartet_genomics:tab`]: draft([{ name: 'WGS' }]),
    [`${accountDraftPrefix(LIN)}pro__dense_rows:tab`]: draft(true),
    [`${accountDraftPrefix('eve')}seqflow.wizard-draft.a:tab`]: draft({ secret: 1 }),
    [`${uploadRecordPrefix(LIN)}minio://users/a.fastq`]: '{"name":"a.fastq"}',
    [`${uploadRecordPrefix('eve')}minio://users/e.fastq`]: '{"name":"e.fastq"}',
    datains__other_cart_collections: '[]',
    foreign: 'text',
  });
  const session = {
    accessToken: () => undefined,
    getState: () => ({ status: 'signed-in', user: { username: LIN } }),
    subscribe: () => () => undefined,
  } as unknown as Session;
  return { config: aConfig(), storage, session };
}

const aFile = (name: string) => ({
  ...{ id: `quartet_genomics:minio://p/${name}`, collection: 'quartet_genomics' },
  ...{ path: `minio://p/${name}`, name, project: '', dataType: '', format: 'CSV' },
  ...{ size: 1, md5: null, sha256: null },
});

test('each kind of data is listed with its number, size and content, and those of other accounts without content', async () => {
  const portal = aPortal();
  cartOf(portal).add([aFile('a.csv')]);
  const groups = await localDataOf(portal).list();
  const counted = Object.fromEntries(groups.map(({ kind, entries }) => [kind, entries]));
  expect(counted).toEqual({ cart: 1, preferences: 3, drafts: 2, filters: 1, others: 2, uploads: 1, rest: 1 });
  const contentOf = (kind: string) => groups.find((group) => group.kind === kind)?.content;
  expect(contentOf('drafts')).toEqual({
    'seqflow.wizard-draft.a': { savedAt: 1, value: { step: 2 } },
    'seqflow.wizard-draft.a (2)': { savedAt: 1, value: { step: 1 } },
  });
  expect(contentOf('preferences')).toMatchObject({ lang: 'zh-CN', pro__preferences: { themeMode: 'dark' } });
  expect(contentOf('others')).toBeNull();
  expect(groups.find(({ kind }) => kind === 'rest')).toMatchObject({
    bytes: 4,
    content: { foreign: 'text' },
  });
  expect(JSON.stringify(groups)).not.toMatch(/CLINICO|secret|e\.fastq/);
});

test('a cart of very many files is listed in time proportional to their number', async () => {
  const portal = aPortal();
  cartOf(portal).add(Array.from({ length: 30_000 }, (_, index) => aFile(`${index}.csv`)));
  const cart = (await localDataOf(portal).list()).find(({ kind }) => kind === 'cart');
  expect(cart?.entries).toBe(30_000);
});

test('one kind is removed, and no other', async () => {
  const portal = aPortal();
  const localData = localDataOf(portal);
  const before = portal.storage.length;
  await localData.clear('drafts');
  expect((await localData.list()).map(({ kind }) => kind).sort()).toEqual(
    ['filters', 'others', 'preferences', 'rest', 'uploads'].sort(),
  );
  expect(portal.storage).toHaveLength(before - 2);
  await localData.clear('cart');
  expect(portal.storage.getItem('datains__other_cart_collections')).toBeNull();
});

test('without an account drafts and uploads belong to others', () => {
  expect(classify(`${accountDraftPrefix(LIN)}a:tab`, undefined)?.kind).toBe('others');
  expect(classify(`${uploadRecordPrefix(LIN)}a`, undefined)?.kind).toBe('others');
});
