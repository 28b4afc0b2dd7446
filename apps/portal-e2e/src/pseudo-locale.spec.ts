import { expect, test, type Page, type Response } from '@playwright/test';
import { moveToScreen, openScreen } from './pages/open-screen';
import { makeFailingProject, makeReport } from './pages/projects';
import { LABELS } from './pages/labels';
import { marked, speakPseudo } from './pages/pseudo-language';
import { screenAddresses } from './pages/screen-addresses';
import { shownTexts } from './pages/shown-texts';
import { isAtLemonldap, RESEARCHER, signInAtLemonldap, speak } from './pages/sign-in';

/** Paths of the back ends, and of an S3 store, whose responses are data and are not translated. */
const BACK_ENDS = /\/(datains|dataseq|quartet-service|identity|documents|storage|buckets)\/|\/config\.json$/;

/** Text that is not translated: figures with units, addresses, and names that are the same in all languages. */
const FIGURE = /^(?:[≥≤±\s\d.,()%-]|dB|PC[12]|[KMGT]B|Bytes)+$/;
const ADDRESS = /^https?:\/\/\S+$/;
const NAMES = new Set([
  'English',
  'Quartet',
  'UTC+8',
  'curl',
  'Python',
  'JSON',
  'CSV',
  'TSV',
  'SQON',
  'MD5',
  'SHA-256',
  // The account at LemonLDAP::NG: the page that reads its name is left before its response is read here.
  ...(isAtLemonldap() ? ['Researcher'] : []),
]);

/** Waits for the page. A dialog hides the page from the accessibility tree, so the heading is not required then. */
async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Ĺóàďíńĝ' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await loaded(page);
}

/** Collects the texts of a back end's response: log lines separately, and paths also by segment, as in lists and breadcrumbs. */
function gather(value: unknown, into: Set<string>): void {
  if (typeof value === 'string')
    for (const text of [value, ...value.split('/'), ...value.split('\n')]) into.add(text.trim());
  else if (Array.isArray(value)) for (const one of value) gather(one, into);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) gather(one, into);
}

/** False for the stream of live events, whose body has no end. */
function isJson(response: Response): boolean {
  return (response.headers()['content-type'] ?? '').includes('json');
}

/** Texts of the responses of the back ends that have arrived so far, once they are read. */
type BackEndTexts = () => Promise<Set<string>>;

/** Collects the texts of the back ends' responses while the page is open. */
function listen(page: Page): BackEndTexts {
  const data = new Set<string>();
  const reading = new Set<Promise<void>>();
  const read = async (response: Response) => {
    if (response.request().resourceType() === 'document') {
      // The entry document contains the site's configuration.
      const html = await response.text().catch(() => '');
      gather(JSON.parse(/id="portal-config">([^]*?)<\/script>/.exec(html)?.[1] ?? 'null'), data);
    } else if (BACK_ENDS.test(response.url()) && isJson(response)) {
      gather(await response.json().catch(() => undefined), data);
    }
  };
  page.on('response', (response) => {
    const one = read(response).finally(() => reading.delete(one));
    reading.add(one);
  });
  // The page may show a text before the body of its response was read here.
  return async () => {
    await Promise.all(reading);
    return data;
  };
}

/** True for a text of a back end, a list of such texts, a title of two, the folder of a path, the sample that one ends with, or one after a day or before a version. */
function isData(text: string, data: Set<string>): boolean {
  const [, name] = /^(.+?)[- ]v?\d+\.\d+\.\d+$/.exec(text) ?? [];
  return (
    data.has(text) ||
    data.has(text.replace(/^\d{4}-\d{2}-\d{2}:? /, '')) ||
    text.split(', ').every((one) => data.has(one)) ||
    // The title of a document is the name of an object and that of the portal.
    text.split(' - ').every((one) => data.has(one)) ||
    (name !== undefined && data.has(name)) ||
    [...data].some((one) => one.endsWith(`, sample ${text}`)) ||
    (text.endsWith('/') && [...data].some((one) => one.startsWith(text))) ||
    isShortened(text, data)
  );
}

/** True for a text of a back end whose middle is left out, as on the axis of a chart. */
function isShortened(text: string, data: Set<string>): boolean {
  const [start = '', end] = text.split('…');
  if (end === undefined) return false;
  return [...data].some((one) => one.length > text.length && one.startsWith(start) && one.endsWith(end));
}

async function untranslated(page: Page, backEndTexts: BackEndTexts): Promise<string[]> {
  const texts = await shownTexts(page);
  const data = await backEndTexts();
  return texts
    .filter(({ text }) => /[A-Za-z]{2}/.test(text) && !/[⟦⟧·\u00C0-\u024F\u1E00-\u1EFF]/.test(text))
    .filter(
      ({ text }) => !FIGURE.test(text) && !ADDRESS.test(text) && !NAMES.has(text) && !isData(text, data),
    )
    .map(({ text, where }) => `${where}: ${text}`);
}

async function visit(
  page: Page,
  routes: readonly string[],
  data: BackEndTexts,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await openScreen(page, routes[0] ?? '');
  for (const route of routes) {
    await moveToScreen(page, route);
    await settled(page);
    const plain = await untranslated(page, data);
    if (plain.length > 0) found[route] = [...new Set(plain)];
  }
  return found;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/#/user/login');
  if (isAtLemonldap()) await signInAtLemonldap(page, marked(LABELS['en-US'].toProvider), RESEARCHER.username);
  else {
    await page.locator('[autocomplete="username"]').fill(RESEARCHER.username);
    await page.locator('[autocomplete="current-password"]').fill(RESEARCHER.password);
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/#\/dashboard/);
}

// A test may end while the page still loads a script: its interception must not fail the test then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('no public page shows an untranslated text', async ({ page }) => {
  await speak(page, 'en-US');
  await speakPseudo(page);
  const data = listen(page);
  expect(await visit(page, await screenAddresses(page, 'public'), data)).toEqual({});
});

test('no private page shows an untranslated text', async ({ page, request }) => {
  test.setTimeout(600_000);
  const ids = await makeReport(request, `pseudo_report_${Date.now()}`);
  await speak(page, 'en-US');
  await speakPseudo(page);
  const data = listen(page);
  await enter(page);
  expect(await visit(page, await screenAddresses(page, 'signed-in', ids), data)).toEqual({});
});

/** Buttons that open something, by page, with the button that leads to them; the opened part is read and closed again. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'Tools',
    'Tools > Feedback',
    'Tools > Theme settings',
    'Show notifications',
    'Search the portal...',
    'Account of ...',
    'Language: ...',
    'More',
    'Contact',
  ],
  '/data/download/quartet-proteomics': [
    'More actions',
    'Columns',
    'Export',
    'Add a File Filter',
    'Cart Files',
  ],
  '/seq-flow/app-store': ['Details of ...'],
  '/seq-flow/file-manager': ['Add Folder', 'Upload'],
  '/data/upload': ['Register & Upload Your Data'],
};

test('dialogs, menus and panels show no untranslated text', async ({ page }) => {
  await speak(page, 'en-US');
  await speakPseudo(page);
  const data = listen(page);
  await enter(page);
  const open = page.locator('[role="dialog"], [role="menu"], [aria-expanded="true"]');
  const found: Record<string, string[]> = {};
  for (const [route, names] of Object.entries(OPENERS)) {
    await page.goto(`/#${route}`);
    await settled(page);
    for (const name of names) {
      const before = await open.count();
      for (const button of name.split(' > ')) {
        await page
          .getByRole('button', { name: marked(button) })
          .first()
          .click({ timeout: 10_000 });
      }
      await expect.poll(() => open.count(), `${name} opens`).toBeGreaterThan(before);
      await loaded(page);
      const plain = await untranslated(page, data);
      if (plain.length > 0) found[`${route}: ${name}`] = [...new Set(plain)];
      await page.keyboard.press('Escape');
      await expect(open, `${name} closes`).toHaveCount(before);
    }
  }
  expect(found).toEqual({});
});

test('a failed project and the log of its job show no untranslated text', async ({ page, request }) => {
  const failed = await makeFailingProject(request, `pseudo_failed_${Date.now()}`);
  await speak(page, 'en-US');
  await speakPseudo(page);
  const data = listen(page);
  await enter(page);
  const routes = [
    `/data/qc-job-management/${failed}`,
    '/seq-flow/quality-assessment-management',
    '/notifications',
  ];
  expect(await visit(page, routes, data)).toEqual({});

  await page.goto(`/#/data/qc-job-management/${failed}`);
  await page.getByRole('button', { name: marked('Logs of ...') }).click();
  await expect(page.getByRole('dialog').getByText(marked('The job failed...'))).toBeVisible();
  expect(await untranslated(page, data)).toEqual([]);
});

test('the wizard shows no untranslated text, whatever is wrong with the form', async ({ page }) => {
  await speak(page, 'en-US');
  await speakPseudo(page);
  const data = listen(page);
  await enter(page);
  await page.goto('/#/data/qc-job-submit');
  await settled(page);
  const next = page.getByRole('button', { name: marked('Next...') });
  await next.click();
  await expect(page.getByText(marked('Please Enter a Name for the Assessment'))).toBeVisible();
  expect(await untranslated(page, data)).toEqual([]);

  await page.getByRole('textbox', { name: marked('Assessment Name') }).fill(`pseudo_${Date.now()}`);
  await page.getByRole('textbox', { name: marked('Description') }).fill('Read in marks');
  await page.getByRole('combobox', { name: marked('Assessment App') }).click();
  await page.getByRole('option', { name: /^Expression Matrix/ }).click();
  await next.click();
  await expect(page.getByRole('button', { name: marked('Select Files...') }).first()).toBeVisible();
  await loaded(page);
  await next.click();
  await expect(page.getByText(marked('Please correct these fields'))).toBeVisible();
  expect((await untranslated(page, data)).filter((found) => !found.includes('pseudo_'))).toEqual([]);
});
