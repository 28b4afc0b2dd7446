import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHINESE } from './texts/chinese.ts';
import { ENGLISH } from './texts/english.ts';
import { type ReportTexts } from './texts/report-texts.ts';

/** File of the page in each language. */
const PAGES: readonly (readonly [file: string, texts: ReportTexts])[] = [
  ['report.html', ENGLISH],
  ['report.zh-CN.html', CHINESE],
];

/** Writes the page of a report in each language into a folder. */
export function writePages(folder: string, pageIn: (texts: ReportTexts) => string): void {
  for (const [file, texts] of PAGES) {
    writeFileSync(join(folder, file), pageIn(texts));
  }
}
