import { expect, test } from 'vitest';
import { conflicts, faultsOf, readCatalog } from './words.mjs';

const catalog = (...pairs: [string, string][]) => readCatalog(pairs.map(([id, words]) => `msgid "${id}"\nmsgstr "${words}"`).join('\n\n'));

test('an entry over several lines is one entry, an obsolete one is none', () => {
  const text = 'msgid ""\nmsgstr "Language: zh-CN\\n"\n\nmsgid ""\n"Long "\n"words"\nmsgstr "长"\n\n#~ msgid "Gone"\n#~ msgstr "没了"';
  expect([...readCatalog(text)]).toEqual([['\u0004Long words', '长']]);
});

test('words that miss in zh-CN are named', () => {
  expect(faultsOf(catalog(['Files', 'Files'], ['Donor', 'Donor']), catalog(['Files', '文件'], ['Donor', '']))).toEqual(['no zh-CN words for "Donor"']);
});

test('one English sentence with two Chinese ones is a conflict', () => {
  expect(conflicts([['a', catalog(['Started', '已开始'])], ['b', catalog(['Started', '开始时间'])]])).toHaveLength(1);
  expect(conflicts([['a', catalog(['Started', '已开始'])], ['b', catalog(['Started', '已开始'])]])).toEqual([]);
});
