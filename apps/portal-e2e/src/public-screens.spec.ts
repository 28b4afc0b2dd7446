import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

/** Sheet of the document viewer, whose rotation is checked. */
const sheet = (page: Page) => page.locator('[data-slot="pdf-page"]');
const turned = (page: Page) => sheet(page).locator('.textLayer[data-main-rotation]');

/**
 * Records the bodies that the page sends to the messages endpoint, in order. They are read from the argument of `fetch`,
 * because the browser does not report the content of a stream to a listener.
 */
async function sentMessages(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('keepMessage', (body: string) => void sent.push(JSON.parse(body)));
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/api/messages'))
        await (window as unknown as { keepMessage: (body: string) => Promise<void> }).keepMessage(
          await input.clone().text(),
        );
      return send(input, init);
    };
  });
  return sent;
}

async function isUpright(locator: Locator): Promise<boolean> {
  const box = await locator.boundingBox();
  return box !== null && box.height > box.width;
}

test('the specification of a material is shown: pages wrap at both ends and rotate both ways', async ({
  page,
}) => {
  await speak(page, 'en-US');
  await page.goto('/#/materials');
  await page.getByRole('button', { name: 'Read the specification: Metabolite Materials' }).click();
  await expect(page).toHaveURL(/#\/materials\?specification=Metabolite/);
  await expect(page.getByText('Metabolite Reference Materials')).toBeVisible();
  const box = page.getByRole('spinbutton', { name: 'Page number' });
  await expect(box).toHaveValue('1');

  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(box).toHaveValue('2');
  await expect(page.getByText('FDU_Quartet_Metabolite_M8_20171028').last()).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(box).toHaveValue('1');

  await page.getByRole('button', { name: 'Rotate right' }).click();
  await expect(turned(page)).toHaveAttribute('data-main-rotation', '90');
  expect(await isUpright(sheet(page))).toBe(false);
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await expect(turned(page)).toHaveAttribute('data-main-rotation', '270');

  await expectNoViolations(page);
});

test('the Chinese page shows the Chinese specification', async ({ page }) => {
  await speak(page, 'zh-CN');
  await page.goto('/#/materials?specification=Protein');
  const viewer = page.getByRole('tab', { name: '蛋白质参考物质' });
  await viewer.scrollIntoViewIfNeeded();
  await expect(viewer).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('干燥的胰酶酶切肽段')).toBeVisible();
});

test('a visitor requests materials in Chinese, reloads in between, and gets one number', async ({ page }) => {
  const sent = await sentMessages(page);
  const accept = async () => {
    await page.getByRole('radio', { name: '我接受协议' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
  };
  await speak(page, 'zh-CN');
  await page.goto('/#/materials');
  await page
    .getByRole('link', { name: '申请 RNA 参考物质' })
    .or(page.getByRole('link', { name: '申请RNA参考物质' }))
    .click();
  await expect(page).toHaveURL(/#\/request-materials\?materialsType=RNA/);
  await accept();

  await page.getByRole('button', { name: '下一步' }).click();
  const email = page.getByRole('textbox', { name: '申请人邮箱' });
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0);
  const entries = {
    用途: '能力验证',
    申请人职称: '教授',
    申请人姓名: '李伟',
    单位: '示例大学',
    收件人: '李伟',
    电话: '+86 21 0000 0000',
    收货地址: '上海市示例路 1 号',
  };
  for (const [label, text] of Object.entries(entries))
    await page.getByRole('textbox', { name: label }).fill(text);
  await email.fill('li@example.org');

  await page.reload();
  await expect(page.getByText('您有一份尚未提交的申请')).toBeVisible();
  await accept();
  await expect(page.getByRole('textbox', { name: '收货地址' })).toHaveValue('上海市示例路 1 号');
  await page.getByRole('button', { name: '下一步' }).click();

  await expect(page.getByText('请核对以下内容，目前尚未提交。')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page.getByRole('heading', { name: /\d+/ })).toBeFocused();
  await expect(page.getByText('后续步骤')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    message_type: 'request-materials',
    payload: {
      materialsType: 'RNA',
      tubes: 1,
      requestorEmail: 'li@example.org',
      deliveryAddress: '上海市示例路 1 号',
    },
  });

  await page.reload();
  await expect(page.getByRole('radio', { name: '我接受协议' })).toBeVisible();
  await expect(page.getByText('您有一份尚未提交的申请')).toHaveCount(0);
});

test('a page or a document of a foreign origin is refused, with the remedy', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('foreign.example.net') && request.isNavigationRequest())
      foreign.push(request.url());
  });
  await speak(page, 'en-US');
  await page.goto('/#/markdown-previewer?url=https://foreign.example.net/a.md');
  await expect(page.getByText('This portal does not open https://foreign.example.net.')).toBeVisible();
  await expect(page.getByText('allowedDocumentOrigins')).toBeVisible();

  await page.goto('/#/user/login');
  await signIn(page, 'en-US');
  await expect(page).toHaveURL(/#\/dashboard/);
  await page.goto('/#/embeded-frame?src=https://foreign.example.net/page');
  await expect(page.getByText('This portal does not open https://foreign.example.net.')).toBeVisible();
  await expect(page.getByText('allowedFrameOrigins')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('the publications have a table of contents that does not change the URL', async ({ page }) => {
  await speak(page, 'en-US');
  await page.goto('/#/publications');
  await expect(page).toHaveTitle(/^Publications from the Multi-omics Quartet Project - /);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Citing' }).click();
  await expect(page.getByRole('heading', { name: 'Citing' })).toBeFocused();
  await expect(page).toHaveURL(/#\/publications$/);
});

test('the contents of a document stand beside its text on a wide screen, and stay there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await speak(page, 'en-US');
  await page.goto('/#/publications');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = page.getByRole('heading', { name: 'Citing' });
  await expect(section).toBeVisible();
  const [aside, text] = [await contents.boundingBox(), await section.boundingBox()];
  expect((aside?.x ?? Infinity) + (aside?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await page.setViewportSize({ width: 1440, height: 400 });
  await section.scrollIntoViewIfNeeded();
  await expect(contents.getByRole('searchbox')).toBeInViewport();
});
