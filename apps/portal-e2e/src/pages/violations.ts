import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Options of axe that save half of its time: details of passed elements are not assembled, style sheets not fetched again. */
export const VIOLATIONS_ONLY = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** Tool that tests a page. In legacy mode, because by default each result is assembled on an extra blank page, which doubles the time. */
export function axeOn(page: Page, options: object = VIOLATIONS_ONLY): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options(options);
}

/** Tool that tests a page and the documents in its frames, which legacy mode leaves out where their origin differs. */
function axeOnFrames(page: Page, options: object = VIOLATIONS_ONLY): AxeBuilder {
  return new AxeBuilder({ page }).options(options);
}

/** Violations of a page and of the documents in its frames, with the size of targets, as sentences. */
export async function violationsWithFrames(page: Page): Promise<string[]> {
  const options = { ...VIOLATIONS_ONLY, rules: { 'target-size': { enabled: true } } };
  const { violations } = await axeOnFrames(page, options).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}

/**
 * Expects a page without violations of accessibility rules.
 * @param part selector of the only part to test; by default the whole page
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  const axe = axeOn(page);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
