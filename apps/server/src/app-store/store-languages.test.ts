import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-server.ts';

const APP = 'omics-portal/expression-matrix-qc-v1.0.0';

test.each(['en-US', 'zh-CN'])('no two cards of apps and reports have one name in %s', async (language) => {
  const server = await startTestServer();
  const namesOf = async (path: string) => {
    const response = await fetch(`${server.url}/${path}`, { headers: { 'accept-language': language } });
    return ((await response.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  const names = [
    ...(await namesOf('datains/api/app-manifest')),
    ...(await namesOf('quartet-service/api/manifest')),
  ];
  expect(names.length).toBeGreaterThan(8);
  expect(names).toEqual([...new Set(names)]);
  await server.close();
});

test('cards, forms and help are returned in the requested language, in English where it is missing', async () => {
  const server = await startTestServer();
  const read = async (path: string, language: string) =>
    (await fetch(`${server.url}/${path}`, { headers: { 'accept-language': language } })).text();

  expect(await read('datains/api/app-manifest', 'zh-CN,zh;q=0.9')).toContain('表达矩阵质控');
  expect(await read('datains/api/app-manifest', 'de-DE')).toContain('Expression Matrix Quality Control');
  expect(await read('quartet-service/api/manifest', 'zh-CN')).toContain('蛋白质组质控报告');
  const english = JSON.parse(await read(`datains/apps/${APP}/schema.json`, 'en-US')) as {
    fields: { label?: string }[];
  };
  const chinese = JSON.parse(await read(`datains/apps/${APP}/schema.json`, 'zh-CN')) as typeof english;
  expect(chinese.fields.map(({ label }) => label)).not.toEqual(english.fields.map(({ label }) => label));
  expect(await read(`datains/apps/${APP}/README.md`, 'zh-CN')).not.toBe(
    await read(`datains/apps/${APP}/README.md`, 'en-US'),
  );
  await server.close();
});
