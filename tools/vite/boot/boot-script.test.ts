import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bootScript } from './boot-plugin.mts';

const FILES = {
  names: [
    'shell-en.js',
    'shell-zh.js',
    'overview.js',
    'workplace.js',
    'files.js',
    'files-en.js',
    'files-zh.js',
  ],
  messages: { 'en-US': [0], 'zh-CN': [1] },
  screens: [
    { path: '/dashboard', files: [2], signedIn: [3] },
    { path: '/data/download', files: [4], 'en-US': [5], 'zh-CN': [6] },
  ],
};

const SITE = 'https://portal.test';

class Link {
  readonly hash: string;
  readonly origin: string;
  constructor(readonly href: string) {
    ({ hash: this.hash, origin: this.origin } = new URL(href, SITE));
  }
  closest() {
    return this.href.includes('#/') ? this : null;
  }
}

interface Visit {
  /** Address of a link that is hovered, and then focused. */
  readonly link?: string;
  readonly hash?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly languages?: readonly string[];
  readonly storage?: 'forbidden';
}

/** Runs the script like the page and returns the preloaded files. */
function preloaded({ hash = '', stored = {}, languages = ['en-US'], storage, link }: Visit): string[] {
  const links: { rel?: string; href?: string }[] = [];
  const listeners = new Map<string, (event: { target: Link }) => void>();
  runInNewContext(bootScript(), {
    Element: Link,
    addEventListener: (type: string, listener: (event: { target: Link }) => void) =>
      listeners.set(type, listener),
    location: { hash, origin: SITE },
    navigator: { languages },
    localStorage: {
      getItem(key: string) {
        if (storage === 'forbidden') throw new Error('forbidden');
        return stored[key] ?? null;
      },
    },
    document: {
      getElementById: () => ({ textContent: JSON.stringify(FILES) }),
      createElement: () => ({}),
      head: { append: (element: { rel?: string; href?: string }) => links.push(element) },
    },
  });
  if (link !== undefined) {
    for (const type of ['pointerover', 'focusin']) listeners.get(type)?.({ target: new Link(link) });
  }
  expect(links.every(({ rel }) => rel === 'modulepreload')).toBe(true);
  return links.map(({ href }) => href ?? '');
}

test.each<[string, Visit, string[]]>([
  ['no address: the overview', {}, ['shell-en.js', 'overview.js']],
  ['an empty path', { hash: '#/' }, ['shell-en.js', 'overview.js']],
  [
    'someone who is signed in',
    { hash: '#/dashboard', stored: { CLINICO_OMICS_AUTH: '{}' } },
    ['shell-en.js', 'workplace.js'],
  ],
  [
    'a collection',
    { hash: '#/data/download/quartet-proteomics?page=2' },
    ['shell-en.js', 'files.js', 'files-en.js'],
  ],
  [
    'the stored language',
    { hash: '#/data/download', stored: { lang: 'zh-CN' } },
    ['shell-zh.js', 'files.js', 'files-zh.js'],
  ],
  ['the language of the browser', { hash: '#/404', languages: ['zh-TW', 'en'] }, ['shell-zh.js']],
  ['an unknown stored language', { hash: '#/404', stored: { lang: 'constructor' } }, ['shell-en.js']],
  ['storage that is forbidden', { hash: '#/404', storage: 'forbidden' }, ['shell-en.js']],
  [
    'a link that is pointed at, once',
    { hash: '#/404', link: '/#/data/download' },
    ['shell-en.js', 'files.js', 'files-en.js'],
  ],
  ['a link to another site', { hash: '#/404', link: 'https://other.test/#/data/download' }, ['shell-en.js']],
])('%s', (_case, visit, expected) => {
  expect(preloaded(visit)).toEqual(expected);
});

test('the script is at most 1 kB', () => {
  expect(bootScript().length).toBeLessThanOrEqual(1024);
});
