/**
 * Prints the summaries of the materials' specifications that ship with the server: HTML to PDF, by Chromium, with the
 * fonts embedded. Run it after a change of their messages, on a machine with Chromium, Liberation Sans and Droid Sans Fallback
 * (Debian: chromium, fonts-liberation, fonts-droid-fallback), and commit the files.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { LAUNCH_OPTIONS, ensureChromium } from '../setup/chromium.mjs';
import {
  MATERIALS,
  specificationFooter,
  specificationName,
  specificationPage,
} from './specification-page.mjs';
import { LANGUAGES } from './specification-messages.mjs';

const folder = resolve(import.meta.dirname, '../../apps/server/brands/quartet/documents/materials');
mkdirSync(folder, { recursive: true });
await ensureChromium();
const browser = await chromium.launch(LAUNCH_OPTIONS);
const page = await browser.newPage();
for (const type of MATERIALS) {
  for (const language of LANGUAGES) {
    await page.setContent(specificationPage(type, language));
    await page.pdf({
      path: resolve(folder, specificationName(type, language)),
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: specificationFooter(language),
    });
  }
}
await browser.close();
