import { pseudoMessages } from '@omics-portal/wording/pseudo';
import type { Page } from '@playwright/test';

/** Catalog in the built portal: a literal that the script parses as JSON. */
const CATALOG = /JSON\.parse\(`((?:[^`\\]|\\[\s\S])*)`\)/g;

type Catalog = Parameters<typeof pseudoMessages>[0];

/** Translates the catalogs in a script to the pseudo-locale; other code stays unchanged. */
function translate(script: string): string {
  return script.replace(CATALOG, (whole, literal: string) => {
    const messages: unknown = JSON.parse(literal.replace(/\\([\s\S])/g, '$1'));
    const isCatalog =
      typeof messages === 'object' && messages !== null && Object.values(messages).every(Array.isArray);
    return isCatalog
      ? `JSON.parse(${JSON.stringify(JSON.stringify(pseudoMessages(messages as Catalog)))})`
      : whole;
  });
}

/**
 * Switches the portal to the pseudo-locale: English with marks on its letters. The build is not changed and does not include
 * this locale; its catalogs are replaced when this page loads them.
 */
export async function speakPseudo(page: Page): Promise<void> {
  // Pages with intercepted scripts have no cache of their own.
  const scripts = new Map<string, string>();
  await page.route('**/assets/*.js', async (route) => {
    const url = route.request().url();
    const body = scripts.get(url) ?? translate(await (await route.fetch()).text());
    scripts.set(url, body);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Text in the pseudo-locale, to find it on the page; a final `...` matches any continuation. */
export function marked(text: string): RegExp {
  const start = text.replace(/\.\.\.$/, '');
  const [, pseudo] = pseudoMessages({ text: [start] })['text'] as string[];
  const escaped = (pseudo ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(start === text ? `⟦${escaped}·*⟧` : `⟦${escaped}`);
}
