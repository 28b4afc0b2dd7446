import { expect, test, type Page } from '@playwright/test';
import { speak } from './pages/sign-in';

const ROUTES = [
  '/dashboard',
  '/materials',
  '/data/download/quartet-proteomics',
  '/seq-flow/app-store',
  '/reference-datasets/download',
];

/** Elements under the buttons at the edge, other than the plain page background, at this scroll position. */
function covered(page: Page): Promise<string[]> {
  return page.locator('[data-slot="floating-buttons"]').evaluate((zone) => {
    const found = new Set<string>();
    for (const button of zone.querySelectorAll('button')) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const x of [left + 1, (left + right) / 2, right - 1]) {
        for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
          const under = document.elementsFromPoint(x, y).filter((part) => !zone.contains(part));
          for (const part of under) {
            if (part.closest('main, header, nav, footer, aside'))
              found.add(`${part.tagName} ${part.textContent.slice(0, 40)}`);
          }
        }
      }
    }
    return [...found];
  });
}

/** Space to the left and to the right of the content, in CSS pixels. */
function gutters(page: Page): Promise<[number, number]> {
  return page.locator('#content').evaluate((content) => {
    const { left, right } = content.getBoundingClientRect();
    const column = content.closest('div')?.parentElement?.getBoundingClientRect();
    return [left - (column?.left ?? 0), (column?.right ?? 0) - right];
  });
}

for (const [layout, width] of [
  ['topmenu', 1440],
  ['sidemenu', 1200],
] as const) {
  test(`the floating buttons cover no content, and the page is symmetrical (${layout}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await speak(page, 'en-US');
    await page.addInitScript(
      (stored) => localStorage.setItem('pro__preferences', JSON.stringify({ layout: stored })),
      layout,
    );
    for (const route of ROUTES) {
      await page.goto('about:blank');
      await page.goto(`/#${route}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(
        page.locator('[data-slot="floating-buttons"]').getByRole('button', { name: 'Contact' }),
      ).toBeVisible();
      const [left, right] = await gutters(page);
      expect(Math.abs(left - right), `${route}: ${left} px left, ${right} px right`).toBeLessThan(1);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);
        expect(await covered(page), `${route} scrolled by ${part}`).toEqual([]);
      }
    }
  });
}
