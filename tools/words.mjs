import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import PO from 'pofile';
import { endWith, UserError } from './setup/user-error.mjs';

const repository = resolve(import.meta.dirname, '..');
const LOCALES = ['en-US', 'zh-CN'];

/** Lists the folders with the catalogs of the apps, their parts and the libs. */
export function catalogFolders(root) {
  const sources = [
    'apps/portal/src',
    'apps/portal/src/shell/palette',
    'apps/portal/src/shell/tour',
    'libs/wording/src/program-problems',
    'libs/wording/src/sheet-labels',
    'libs/home/src/total-words',
    'apps/visualisation/src',
    ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}/src`),
  ];
  return sources.map((source) => join(root, source, 'locales')).filter((folder) => existsSync(folder));
}

/** Reads the messages of a catalog (a PO file) with their translations; a key is the context and the id. */
export function readCatalog(text) {
  return new Map(
    PO.parse(text)
      .items.filter(({ obsolete }) => !obsolete)
      .map(({ msgctxt, msgid, msgstr }) => [`${msgctxt ?? ''}\u0004${msgid}`, msgstr[0] ?? '']),
  );
}

/** Faults of a catalog: ids that are missing in a language or have no translation. */
export function faultsOf(english, chinese) {
  const missing = [...english.keys()].filter((id) => !chinese.get(id));
  const orphans = [...chinese.keys()].filter((id) => !english.has(id));
  return [
    ...missing.map((id) => `no zh-CN words for "${id.split('\u0004')[1]}"`),
    ...orphans.map((id) => `"${id.split('\u0004')[1]}" is not in en-US`),
  ];
}

/** Rules of Chinese typography, as on Storybook's writing page: the name of a fault, and its pattern. */
const SETTING = [
  [
    'no blank between Chinese and Latin letters or digits',
    /\p{Script=Han}[A-Za-z0-9#]|[A-Za-z0-9#%]\p{Script=Han}/u,
  ],
  [
    'punctuation of half width beside Chinese',
    /\p{Script=Han}(?:[,;!?()]|:(?![a-z]))|[,;!?()]\p{Script=Han}/u,
  ],
  ['a blank beside punctuation of full width', / [，。：；？！“”（）]|[，。：；？！“”（）] /u],
  ['a blank between Chinese and Chinese', /\p{Script=Han} \p{Script=Han}/u],
  ['“…” instead of “...”', /…/u],
];

/** Exceptions: the field for the account name has had this text since the first portal. */
const QUOTED = new Set(['请输入您的账号']);

/** Plain text of a message: values are one character that is neither Chinese nor Latin, plural forms have no braces. */
function asRead(words) {
  let text = words.replace(/<\/?\d+\/?>/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\{\w+, (?:plural|select|selectordinal),/g, '{')
      .replace(/(?:=\d+|\b[a-z]+) \{([^{}]*)\}/g, '$1')
      .replace(/\{\w+\}/g, '\u0000');
  }
  return text.replace(/^\{ | ?\}$/g, '');
}

/** Reads the terms of the glossary: their Chinese words, and the synonyms to avoid. */
export function readGlossary(text) {
  const rows = text.split('\n').filter((line) => /^\| (?!en-US)/.test(line));
  return rows.map((row) => {
    const [, , words = '', others = ''] = row.split('|').map((cell) => cell.trim());
    return { words: words.split(', '), others: others.split('、').filter(Boolean) };
  });
}

/** Faults of the Chinese in a catalog: typography, and synonyms of glossary terms. A synonym within another term is none. */
export function typographyFaults(chinese, glossary) {
  const terms = glossary.flatMap((term) => term.words);
  const isSynonym = (words, other) =>
    terms
      .filter((term) => term !== other && term.includes(other))
      .reduce((rest, term) => rest.replaceAll(term, ''), words)
      .includes(other);
  return [...chinese.values()]
    .filter((words) => !QUOTED.has(words))
    .flatMap((words) => [
      ...SETTING.filter(([, fault]) => fault.test(asRead(words))).map(([name]) => `${name}: "${words}"`),
      ...glossary.flatMap((term) =>
        term.others
          .filter((other) => isSynonym(words, other))
          .map((other) => `${other} is ${term.words[0]} in the glossary: "${words}"`),
      ),
    ]);
}

/** Conflicts: features may share an English sentence, but then also its translation, because the later catalog would win. */
export function conflicts(catalogs) {
  const seen = new Map();
  return catalogs.flatMap(([folder, catalog]) =>
    [...catalog].flatMap(([id, words]) => {
      const first = seen.get(id);
      seen.set(id, first ?? { folder, words });
      return first && first.words !== words
        ? [`${folder}: "${id.split('\u0004')[1]}" is "${words}" here and "${first.words}" in ${first.folder}`]
        : [];
    }),
  );
}

/** Catalogs whose messages differ from the code; they are updated by this call. */
function stale(root) {
  const before = catalogFolders(root).map((folder) =>
    LOCALES.map((locale) => readFileSync(join(folder, locale, 'messages.po'), 'utf8')),
  );
  const { status, stderr } = spawnSync(join(repository, 'node_modules/.bin/lingui'), ['extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new UserError(`The words could not be extracted:\n${stderr}`);
  }
  return catalogFolders(root).filter((folder, at) =>
    LOCALES.some(
      (locale, nth) =>
        !sameIds(readFileSync(join(folder, locale, 'messages.po'), 'utf8'), before[at]?.[nth] ?? ''),
    ),
  );
}

function sameIds(now, then) {
  return [...readCatalog(now).keys()].sort().join('\n') === [...readCatalog(then).keys()].sort().join('\n');
}

/** Ends with a sentence that names every fault of the catalogs below a folder. */
function check(root) {
  const outdated = stale(root);
  const glossary = readGlossary(readFileSync(join(repository, 'docs/glossary.md'), 'utf8'));
  const catalogs = catalogFolders(root).map((folder) => [
    folder.slice(root.length + 1),
    ...LOCALES.map((locale) => readCatalog(readFileSync(join(folder, locale, 'messages.po'), 'utf8'))),
  ]);
  const faults = [
    ...outdated.map(
      (folder) =>
        `${folder.slice(root.length + 1)}: run \`npm run words\`, the code has other words than the catalog`,
    ),
    ...catalogs.flatMap(([folder, english, chinese]) =>
      faultsOf(english, chinese).map((fault) => `${folder}: ${fault}`),
    ),
    ...catalogs.flatMap(([folder, , chinese]) =>
      typographyFaults(chinese, glossary).map((fault) => `${folder}: ${fault}`),
    ),
    ...conflicts(catalogs.map(([folder, , chinese]) => [folder, chinese])),
  ];
  if (faults.length > 0) {
    throw new UserError(`${faults.length} fault(s) in the catalogs:\n  ${faults.join('\n  ')}`);
  }
  process.stdout.write(
    `✓ ${catalogs.reduce((sum, [, english]) => sum + english.size, 0)} messages, complete in ${LOCALES.join(' and ')}\n`,
  );
}

if (import.meta.filename === process.argv[1]) {
  try {
    check(resolve(process.argv[2] ?? repository));
  } catch (error) {
    endWith(error);
  }
}
