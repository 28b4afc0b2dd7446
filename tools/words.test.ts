import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  catalogFolders,
  conflicts,
  faultsOf,
  typographyFaults,
  readCatalog,
  readGlossary,
} from './words.mjs';

const catalog = (...pairs: [string, string][]) =>
  readCatalog(pairs.map(([id, words]) => `msgid "${id}"\nmsgstr "${words}"`).join('\n\n'));

const root = resolve(import.meta.dirname, '..');
const glossary: readonly { words: string[]; others: string[] }[] = readGlossary(
  readFileSync(resolve(root, 'docs/glossary.md'), 'utf8'),
);

test('an entry over several lines is one entry, an obsolete one is none', () => {
  const text =
    'msgid ""\nmsgstr "Language: zh-CN\\n"\n\nmsgid ""\n"Long "\n"words"\nmsgstr "长"\n\n#~ msgid "Gone"\n#~ msgstr "没了"';
  expect([...readCatalog(text)]).toEqual([['\u0004Long words', '长']]);
});

test('quotation marks and line breaks are read as they are shown', () => {
  const text = 'msgid "Press \\"Open\\""\nmsgstr "点击\\n“打开”"';
  expect([...readCatalog(text)]).toEqual([['\u0004Press "Open"', '点击\n“打开”']]);
});

test('words that miss in zh-CN are named', () => {
  expect(
    faultsOf(catalog(['Files', 'Files'], ['Donor', 'Donor']), catalog(['Files', '文件'], ['Donor', ''])),
  ).toEqual(['no zh-CN words for "Donor"']);
});

test('one English sentence with two Chinese ones is a conflict', () => {
  expect(
    conflicts([
      ['a', catalog(['Started', '已开始'])],
      ['b', catalog(['Started', '开始时间'])],
    ]),
  ).toHaveLength(1);
  expect(
    conflicts([
      ['a', catalog(['Started', '已开始'])],
      ['b', catalog(['Started', '已开始'])],
    ]),
  ).toEqual([]);
});

test.each([
  ['没有空格的RNA样本', 'no blank between Chinese and Latin letters or digits'],
  ['共 {total}个，第3页', 'no blank between Chinese and Latin letters or digits'],
  ['{count, plural, other {#个文件}}', 'no blank between Chinese and Latin letters or digits'],
  ['这是最后一个, 无法关闭', 'punctuation of half width beside Chinese'],
  ['确认 （{count}）', 'a blank beside punctuation of full width'],
  ['项目 列表', 'a blank between Chinese and Chinese'],
  ['复制为…', '“…” instead of “...”'],
  ['清空数据车', '数据车 is 购物车 in the glossary'],
  ['重新提交该任务，再看上传任务', '任务 is 作业 in the glossary'],
])('"%s" is not how we write', (words, fault) => {
  expect(typographyFaults(catalog(['Words', words]), glossary)).toEqual([`${fault}: "${words}"`]);
});

test.each([
  'DNA-Seq 与 RNA-Seq 流程',
  '显示第 {from} - {to} 条，共 {total} 个文件',
  '{field}为{values}',
  '{missed, plural, other {{checked} 项限值中有 # 项未满足。}}',
  '{unread, plural, =0 {没有未读} other {# 条未读}}',
  '请<0>写信给团队</0>。',
  '约 10⁶ 个细胞的提取物',
  '“字段:asc”或“字段:desc”',
  '请输入您的账号',
  '正在加载上传任务',
])('"%s" is', (words) => {
  expect(typographyFaults(catalog(['Words', words]), glossary)).toEqual([]);
});

test('every Chinese word of the glossary is on a screen', () => {
  const catalogs = catalogFolders(root).map((folder) => resolve(folder, 'zh-CN/messages.po'));
  // The store shows each app's manifest, form and README.
  const store = resolve(root, 'apps/server/app-store');
  const appTexts = readdirSync(store, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.zh-CN\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(resolve(store, file), 'utf8'));
  const said = catalogs
    .flatMap((file) => [...readCatalog(readFileSync(file, 'utf8')).values()])
    .concat(appTexts)
    .join('\n');
  expect(glossary.length).toBeGreaterThan(50);
  expect(glossary.flatMap(({ words }) => words).filter((word) => !said.includes(word))).toEqual([]);
});
