import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { LABELS } from './pages/labels';

test('the bell shows unread notifications, in a panel and on its page', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  const bell = page.getByRole('link', { name: /\d+ unread|none unread/ });
  await expect(bell).toBeVisible();
  await page.getByRole('button', { name: 'Show notifications' }).click();
  await expect(page.getByRole('tab', { name: 'Change Logs' })).toBeVisible();
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/#\/notifications/);
  await page.goto('/#/dashboard');
  await bell.click();
  await expect(page).toHaveURL(/#\/notifications/);
});

for (const [language, names] of [
  ['en-US', ['Overview', 'Publications']],
  ['zh-CN', ['概览', '发表文章']],
] as const) {
  test(`the header has all six entries of the menu at 1440 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await speak(page, language);
    await page.goto('/#/user/login');
    await signIn(page, language);
    const entries = page.getByRole('banner').getByRole('navigation').locator('ul > li');
    await expect(entries).toHaveCount(6);
    await expect(entries.first()).toHaveText(names[0]);
    await expect(entries.last()).toHaveText(names[1]);
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
  });
}

test('the palette opens a page by the keyboard alone, found by its name in the other language', async ({
  page,
}) => {
  await speak(page, 'en-US');
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: 'Search the portal' });
  await input.fill('发表文章');
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveCount(1);
  await input.press('Enter');
  await expect(page).toHaveURL(/#\/publications/);
});

test('the tour of the app store continues with data and reports, in Chinese', async ({ page }) => {
  await speak(page, 'zh-CN');
  await page.goto('/#/user/login');
  await signIn(page, 'zh-CN');
  await expect(page).toHaveURL(/#\/dashboard/);
  const startTour = async () => {
    await page.getByRole('button', { name: '工具', exact: true }).click();
    await page.getByRole('button', { name: '新手指南' }).click();
  };
  await startTour();
  await expect(page.getByText('当前页面暂无新手引导。')).toBeVisible();
  await page.goto('/#/seq-flow/app-store');
  await expect(page.getByRole('article').first()).toBeVisible();
  await startTour();
  const card = (name: string) => page.getByRole('dialog', { name, exact: true });
  await expect(card('研究领域')).toBeFocused();
  for (const name of ['应用', '运行', '帮助', '我的数据', '质控报告历史']) {
    await page.keyboard.press('ArrowRight');
    await expect(card(name)).toBeFocused();
  }
  await expect(page).toHaveURL(/#\/seq-flow\/qc-report-management/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#\/data\/upload/);
  await expect(card('我的数据')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('确定要退出引导吗？')).toBeVisible();
  await page.getByRole('button', { name: '确认', exact: true }).click();
  await expect(card('我的数据')).toBeHidden();
});

for (const [language, labels] of [
  [
    'en-US',
    {
      account: /Account of/,
      logout: 'Logout',
      question: 'Really want to log out ?',
      no: 'Cancel',
      yes: 'Confirm',
    },
  ],
  ['zh-CN', { account: /账户|账号/, logout: '登出', question: '确定要登出吗？', no: '取消', yes: '确认' }],
] as const) {
  test(`logging out asks first, and ends on the overview (${language})`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/#/user/login');
    await signIn(page, language);
    await expect(page).toHaveURL(/#\/dashboard/);
    const ask = async () => {
      await page.getByRole('banner').getByRole('button', { name: labels.account }).click();
      await page.getByRole('button', { name: labels.logout }).click();
      await expect(page.getByText(labels.question)).toBeVisible();
    };
    await ask();
    await page.getByRole('button', { name: labels.no, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: labels.account })).toBeVisible();
    await ask();
    await page.getByRole('button', { name: labels.yes, exact: true }).click();
    await expect(page).toHaveURL(/#\/dashboard/);
    await expect(
      page.getByRole('banner').getByRole('link', { name: LABELS[language].login, exact: true }),
    ).toBeVisible();
  });
}

test('feedback is sent without an account', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/materials');
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Feedback' }).click();
  const form = page.getByRole('dialog', { name: 'Feedback' });
  await form.getByRole('textbox', { name: 'Subject' }).fill('A label');
  await form
    .getByRole('textbox', { name: 'Your feedback' })
    .fill('The unit of the concentration is missing.');
  const response = page.waitForResponse('**/api/messages');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await response).status()).toBe(201);
  await expect(form.getByText(/received under number \d+/)).toBeVisible();
});
