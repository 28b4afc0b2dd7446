import type { Language } from '../http/preferred-language.ts';
import { scriptSource } from '../http/script-source.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** Style of the provider's own pages, which load no script, font or image. */
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:12vh auto;padding:0 1rem;color:#1f2329;background:#fff}' +
  'label{display:block;margin:.75rem 0 .25rem}input{font:inherit;width:100%;padding:.5rem;box-sizing:border-box;border:1px solid #6b7280;border-radius:4px}' +
  'button{font:inherit;margin-top:1rem;padding:.5rem 1rem;border:0;border-radius:4px;background:#0958d9;color:#fff}[role=alert]{color:#a8071a}';

/** Page headers: no scripts, no framing, and forms to this origin (and, after a sign-out, to the portal) only. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Page headers that allow one inline script, and what further directives say. */
export function headersWithScript(code: string, ...directives: string[]): Record<string, string> {
  const policy = [PAGE_HEADERS['content-security-policy'], `script-src ${scriptSource(code)}`, ...directives];
  return { ...PAGE_HEADERS, 'content-security-policy': policy.join('; ') };
}

/** Error page of a sign-in with the message and a link to the portal. */
export function errorPage(language: Language, message: string): string {
  const { failed, back } = PAGE_TEXTS[language];
  return page(
    language,
    failed,
    `<h1>${failed}</h1><p role="alert">${escapeHtml(message)}</p><p><a href="/">${back}</a></p>`,
  );
}

/** Hosted sign-in form, sent to `action`. */
export function signInPage(
  language: Language,
  action: string,
  options: { product: string; username?: string; problem?: string },
): string {
  const texts = PAGE_TEXTS[language];
  const problem = options.problem ? `<p role="alert">${escapeHtml(options.problem)}</p>` : '';
  return page(
    language,
    `${texts.signIn} – ${options.product}`,
    `<h1>${escapeHtml(options.product)}</h1>${problem}<form method="post" action="${escapeHtml(action)}">` +
      `<label for="username">${texts.username}</label><input id="username" name="username" autocomplete="username" required value="${escapeHtml(options.username ?? '')}">` +
      `<label for="password">${texts.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required>` +
      `<label for="code">${texts.code}</label><input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="32">` +
      `<button>${texts.signIn}</button></form>`,
  );
}

/** Sign-out confirmation; the provider generates `form`, which contains its secret. */
export function signOutPage(language: Language, form: string): string {
  return page(language, PAGE_TEXTS[language].signOut, signOutForm(language, form));
}

const SEND_FORM = "document.querySelector('button').click()";

/** Sign-out page that confirms itself, for a sign-out that the portal requested with the user's own id token. */
export function agreedSignOutPage(
  language: Language,
  form: string,
): { body: string; headers: Record<string, string> } {
  const content = `${signOutForm(language, form)}<script>${SEND_FORM}</script>`;
  return {
    body: page(language, PAGE_TEXTS[language].signOut, content),
    headers: headersWithScript(SEND_FORM),
  };
}

/** Page of a start link: its script opens the portal. The message is for a link that was used before. */
export function startPage(script: string): string {
  return page(
    'en-US',
    'Starting',
    `<div hidden role="alert"><p>This start link was used before or has expired. Close this window and start the app again.</p><p lang="zh-CN">此启动链接已使用或已过期。请关闭此窗口并重新启动应用。</p></div><noscript>JavaScript is switched off.</noscript><script>${script}</script>`,
  );
}

function signOutForm(language: Language, form: string): string {
  const { signOut, signOutQuestion } = PAGE_TEXTS[language];
  return `<h1>${signOutQuestion}</h1>${form}<button form="op.logoutForm" name="logout" value="yes">${signOut}</button>`;
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
