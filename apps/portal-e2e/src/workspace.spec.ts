import { expect, test, type Page } from '@playwright/test';
import { makeFailingProject } from './pages/projects';
import { signIn, speak } from './pages/sign-in';

const LABELS = {
  'en-US': {
    tabs: 'Open tabs',
    overview: 'Overview',
    materials: 'Reference Materials',
    publications: 'Publications from the Multi-omics Quartet Project',
    menu: ['Close this', 'Close right', 'Close left', 'Close all others'],
    last: 'this is the last tab, cannot be closed',
    left: 'no tabs on the left',
    right: 'no tabs on the right',
    offline: 'You are offline.',
    reload: 'Reload the page',
    missing: 'A part of the portal could not be loaded',
    updated: 'The portal has been updated.',
  },
  'zh-CN': {
    tabs: '已打开的标签',
    overview: '概览',
    materials: '参考物质',
    publications: '多组学 Quartet 项目发表文章',
    menu: ['关闭当前标签', '关闭右侧', '关闭左侧', '关闭其他'],
    last: '这是最后一个标签了，无法被关闭',
    left: '左侧没有标签',
    right: '右侧没有标签',
    offline: '您已离线。',
    reload: '刷新页面',
    missing: '门户的一部分加载失败',
    updated: '门户已更新。',
  },
} as const;
const english = LABELS['en-US'];

const bar = (page: Page, name: string = english.tabs) => page.getByRole('navigation', { name });
const current = (page: Page, name?: string) => bar(page, name).locator('[aria-current="page"]');

/** Opens a page within the open portal, like a link, and waits for it. */
async function go(page: Page, path: string, title: string, name?: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(current(page, name)).toHaveText(title);
}

for (const language of ['en-US', 'zh-CN'] as const) {
  const labels = LABELS[language];

  test(`tabs open, switch, close and refuse, by mouse (${language})`, async ({ page }) => {
    await speak(page, language);
    await go(page, '/dashboard', labels.overview, labels.tabs);
    await go(page, '/materials', labels.materials, labels.tabs);
    await go(page, '/publications', labels.publications, labels.tabs);
    const tabs = bar(page, labels.tabs).getByRole('link');
    await expect(tabs).toHaveText([labels.overview, labels.materials, labels.publications]);

    await tabs.nth(1).click();
    await expect(page).toHaveURL(/#\/materials/);
    await expect(tabs).toHaveCount(3);

    const choose = async (tab: number, item: number) => {
      await tabs.nth(tab).click({ button: 'right' });
      await expect(page.getByRole('menuitem')).toHaveText([...labels.menu]);
      await page.getByRole('menuitem').nth(item).click();
    };
    await choose(0, 2);
    await expect(page.getByText(labels.left)).toBeVisible();
    await choose(2, 1);
    await expect(page.getByText(labels.right)).toBeVisible();
    await choose(1, 0);
    await expect(page).toHaveURL(/#\/publications/);
    await choose(0, 3);
    await expect(page).toHaveURL(/#\/dashboard/);
    await expect(tabs).toHaveText([labels.overview]);
    await choose(0, 0);
    await expect(page.getByText(labels.last)).toBeVisible();
  });
}

test('tabs by the keyboard alone; order and pages survive a reload', async ({ page }) => {
  await speak(page, 'en-US');
  await go(page, '/dashboard', english.overview);
  await go(page, '/materials', english.materials);
  await go(page, '/publications', english.publications);
  const tabs = bar(page).getByRole('link');
  await tabs.first().focus();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(tabs).toHaveText([english.materials, english.overview, english.publications]);
  await expect(tabs.nth(1)).toBeFocused();
  await page.reload();
  await expect(tabs).toHaveText([english.materials, english.overview, english.publications]);
  await expect(current(page)).toHaveText(english.publications);

  await tabs.first().focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menu', { name: english.materials })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tabs).toHaveText([english.overview, english.publications]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard/);
  await expect(page.locator('#content')).toBeFocused();
});

test('a tab keeps its scroll position, a link shows its page from the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await speak(page, 'en-US');
  await go(page, '/publications', english.publications);
  await go(page, '/dashboard', english.overview);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(800);
  await page.evaluate(() => window.scrollTo(0, 250));
  // Position of the tab on the screen: a click of the locator would first scroll the page back.
  const tab = await bar(page).getByRole('link', { name: english.publications }).boundingBox();
  await page.mouse.click((tab?.x ?? 0) + 20, (tab?.y ?? 0) + 10);
  await expect(current(page)).toHaveText(english.publications);
  await bar(page).getByRole('link', { name: english.overview }).click();
  await expect(current(page)).toHaveText(english.overview);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
  await go(page, '/publications', english.publications);
  await go(page, '/dashboard', english.overview);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a project names its tab, exception pages have none, and signing out closes the private ones', async ({
  page,
  request,
}) => {
  const name = 'tabs_carry_this_name';
  const id = await makeFailingProject(request, name);
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(current(page)).toHaveText(english.overview);
  await go(page, `/data/qc-job-management/${id}`, name);
  await page.goto('/#/no/such/place');
  await expect(page.getByText('Sorry, Comming Soon...')).toBeVisible();
  await expect(current(page)).toHaveCount(0);
  const tabs = bar(page).getByRole('link');
  await expect(tabs).toHaveText([english.overview, name]);
  await page.reload();
  await expect(tabs).toHaveText([english.overview, name]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(tabs).toHaveText([english.overview]);
});

test('a screen file that is missing after a deployment causes one reload, and then the page opens', async ({
  page,
}) => {
  await speak(page, 'en-US');
  await go(page, '/dashboard', english.overview);
  let refused = 0;
  await page.route(/\/assets\/document-screens-[^/]+\.js$/, async (route) => {
    refused += 1;
    await (refused === 1 ? route.abort() : route.continue());
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/#/publications');
  await expect(page.getByRole('heading', { level: 1, name: english.publications })).toBeVisible();
  await expect(page).toHaveURL(/#\/publications/);
  await expect(bar(page).getByRole('link')).toHaveText([english.overview, english.publications]);
  expect(refused).toBe(2);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('a file that stays missing does not cause repeated reloads', async ({ page }) => {
  await speak(page, 'en-US');
  await go(page, '/dashboard', english.overview);
  let documents = 0;
  page.on('request', (request) => {
    documents += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(/\/assets\/document-screens-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/#/publications');
  await expect(page.getByText(english.missing)).toBeVisible();
  await expect(page.getByRole('button', { name: english.reload })).toBeVisible();
  expect(documents).toBe(1);
});

for (const language of ['en-US', 'zh-CN'] as const) {
  test(`a lost connection is shown while it lasts; a newer version is offered (${language})`, async ({
    page,
    context,
  }) => {
    const labels = LABELS[language];
    await speak(page, language);
    await go(page, '/dashboard', labels.overview, labels.tabs);
    // The notices are loaded some seconds after the page.
    await expect(page.locator('[data-slot="page-notices"]')).toBeAttached({ timeout: 15_000 });
    // A part of the page that still loads would fail without a connection, and the page be loaded again for it.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(labels.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(labels.offline)).toBeHidden();

    await page.route(/:\d+\/(\?.*)?$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/portal-[^"]+\.js/, 'portal-newer.js'),
      });
    });
    await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
    await expect(page.getByText(labels.updated)).toBeVisible();
    await expect(page.getByRole('button', { name: labels.reload })).toBeVisible();
  });
}
