import type { Report, ReportPage } from './report-of-task';

/** True for a finished report; checked and archived reports of older servers are finished too. */
export function isFinished({ status }: Pick<Report, 'status'>): boolean {
  return status === 'Finished' || status === 'Archived' || status === 'Checked';
}

/** True for a report that waits for a slot or is being made. */
export function isReportUnderWay({ status }: Pick<Report, 'status'>): boolean {
  return status === 'Submitted' || status === 'Started';
}

/** Format of a report: a web page, unless the file name ends in .pdf. */
export function pageFormat(page: ReportPage): 'html' | 'pdf' {
  const path = page.in === 'storage' ? page.link : page.path;
  return /\.pdf$/iu.test(path.split(/[?#]/u, 1)[0] ?? '') ? 'pdf' : 'html';
}

/** URL of a report on the report service. `base` may be relative to the page at `here`. */
export function servicePageUrl(base: string, path: string, here: string): string {
  const url = new URL(base, here);
  url.pathname = `${url.pathname.replace(/\/+$/u, '')}/${path.replace(/^\/+/u, '')}`;
  return url.href;
}

/** Language of the page that each program writes. */
const FIRST_LANGUAGE = 'en-US';

/** Link where the page of a report in a language is, if its program wrote one; null for the page that each program writes. */
export function linkInLanguage(link: string, locale: string): string | null {
  const translated = link.replace(/\.html?$/iu, `.${locale}$&`);
  return locale === FIRST_LANGUAGE || translated === link ? null : translated;
}
