import { expect, test } from '@playwright/test';
import { signIn, speak } from './pages/sign-in';
import { expectNoViolations } from './pages/violations';

test('a personal access token is created, may do what it says, and is refused once revoked', async ({
  page,
  request,
}) => {
  const name = `Night run ${Date.now()}`;
  await speak(page, 'en-US');
  await page.goto('/#/account/settings/security');
  await signIn(page, 'en-US');
  const card = page.getByRole('region', { name: 'Personal access tokens' });
  const call = (token: string, path: string) =>
    request.get(path, { headers: { authorization: `Bearer ${token}` } });

  const token = await test.step('it is shown once', async () => {
    await card.getByRole('button', { name: 'New token' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Name/ }).fill(name);
    await dialog.getByRole('checkbox', { name: /Read files/ }).uncheck();
    await expectNoViolations(page, '[data-slot=dialog]');
    await dialog.getByRole('button', { name: 'Create' }).click();
    const text = (await dialog.getByText(/^omp_/).innerText()).trim();
    await dialog.getByRole('button', { name: 'I have stored it' }).click();
    await expect(card.getByText(name)).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
    return text;
  });

  await test.step('it reads work, but no files', async () => {
    expect((await call(token, '/datains/api/projects')).status()).toBe(200);
    const refused = await call(token, '/datains/api/fs-services');
    expect(refused.status()).toBe(403);
    expect(((await refused.json()) as { message: string }).message).toContain('the scope files:read');
  });

  await test.step('revoked, it is refused from the next call on', async () => {
    await card.getByRole('button', { name: `Revoke ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Revoke' }).click();
    // Behind the question the card is hidden from roles, and so is the name in it.
    await expect(question).toHaveCount(0);
    await expect(card).toBeVisible();
    await expect(card.getByText(name)).toHaveCount(0);
    expect((await call(token, '/datains/api/projects')).status()).toBe(401);
  });
});
