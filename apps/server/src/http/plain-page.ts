import type { Language } from './preferred-language.ts';

/** Style of the server's own pages, which load no script, font or image. */
const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem;overflow-wrap:anywhere;color:light-dark(#1f2329,#e6e8eb);background:light-dark(#fff,#17191c)}' +
  'a{color:light-dark(#0958d9,#8ab4ff)}label{display:block;margin:.75rem 0 .25rem}input{font:inherit;width:100%;padding:.5rem;box-sizing:border-box;border:1px solid #6b7280;border-radius:4px}' +
  'button{font:inherit;margin-top:1rem;padding:.5rem 1rem;border:0;border-radius:4px;background:#0958d9;color:#fff}[role=alert]{color:light-dark(#a8071a,#ff9c9c)}';

/** Page headers: no scripts, no framing, and forms to this origin (and, after a sign-out, to the portal) only. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** HTML document with a body in the style of the server's own pages. */
export function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** Text with its characters of HTML escaped, for content and attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
