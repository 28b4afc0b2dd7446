import type { FastifyRequest } from 'fastify';
import { escapeHtml, PAGE_HEADERS, plainPage } from './plain-page.ts';
import type { Language, Sentence } from './preferred-language.ts';

const TITLE: Sentence = { 'en-US': 'This address cannot be opened', 'zh-CN': '无法打开此地址' };
const PORTAL: Sentence = { 'en-US': 'Go to the portal', 'zh-CN': '前往门户' };

/** Headers of an error page. Pages of the portal show it in a frame whose content is missing. */
export const ERROR_PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
};

/** True for a request that a browser makes when a person opens an address, such as a share link; programs request JSON or anything. */
export function isPageRequest({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const accept = headers.accept ?? '';
  return method === 'GET' && accept.includes('text/html') && !accept.includes('application/json');
}

/** Page with the message of an error and a link to the portal. */
export function requestErrorPage(language: Language, message: string): string {
  const title = TITLE[language];
  return plainPage(
    language,
    title,
    `<h1>${title}</h1><p>${escapeHtml(message)}</p><p><a href="/">${PORTAL[language]}</a></p>`,
  );
}
