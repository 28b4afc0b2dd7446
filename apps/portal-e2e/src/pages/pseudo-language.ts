import { pseudoWords } from '@omics-portal/wording/pseudo';
import type { Page } from '@playwright/test';

/** A catalog in the built portal: one literal that the script reads as JSON. */
const CATALOG = /JSON\.parse\(`((?:[^`\\]|\\[\s\S])*)`\)/g;

type Catalog = Parameters<typeof pseudoWords>[0];

/** The same script with the words of its catalogs in the language for tests. What is no catalog stays as it is. */
function translate(script: string): string {
  return script.replace(CATALOG, (whole, literal: string) => {
    const words: unknown = JSON.parse(literal.replace(/\\([\s\S])/g, '$1'));
    const isCatalog =
      typeof words === 'object' && words !== null && Object.values(words).every(Array.isArray);
    return isCatalog ? `JSON.parse(${JSON.stringify(JSON.stringify(pseudoWords(words as Catalog)))})` : whole;
  });
}

/**
 * Lets the portal speak the language for tests: English with marks on its letters. The build that visitors get is not
 * touched, and knows of no such language: its catalogs are exchanged on their way into this page.
 */
export async function speakPseudo(page: Page): Promise<void> {
  // Pages whose scripts are exchanged have no cache of their own.
  const scripts = new Map<string, string>();
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    const body = scripts.get(url) ?? translate(await (await route.fetch()).text());
    scripts.set(url, body);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** A text as the language for tests writes it, to look for on the page; with `...` at its end, how such texts begin. */
export function marked(text: string): RegExp {
  const start = text.replace(/\.\.\.$/, '');
  const [, words] = pseudoWords({ text: [start] })['text'] as string[];
  const escaped = (words ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(start === text ? `⟦${escaped}·*⟧` : `⟦${escaped}`);
}
