import { escapeHtml, PAGE_HEADERS, plainPage } from '../http/plain-page.ts';
import type { Language } from '../http/preferred-language.ts';
import { scriptSource } from '../http/script-source.ts';
import { PAGE_TEXTS } from './page-texts.ts';

/** Page headers that allow one inline script, and what further directives say. */
export function headersWithScript(code: string, ...directives: string[]): Record<string, string> {
  const policy = [PAGE_HEADERS['content-security-policy'], `script-src ${scriptSource(code)}`, ...directives];
  return { ...PAGE_HEADERS, 'content-security-policy': policy.join('; ') };
}

/** Error page of a sign-in with the message and a link to the portal. */
export function errorPage(language: Language, message: string): string {
  const { failed, back } = PAGE_TEXTS[language];
  return plainPage(
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
  return plainPage(
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
  return plainPage(language, PAGE_TEXTS[language].signOut, signOutForm(language, form));
}

const SEND_FORM = "document.querySelector('button').click()";

/** Sign-out page that confirms itself, for a sign-out that the portal requested with the user's own id token. */
export function agreedSignOutPage(
  language: Language,
  form: string,
): { body: string; headers: Record<string, string> } {
  const content = `${signOutForm(language, form)}<script>${SEND_FORM}</script>`;
  return {
    body: plainPage(language, PAGE_TEXTS[language].signOut, content),
    headers: headersWithScript(SEND_FORM),
  };
}

/** Page of a start link: its script opens the portal. The message is for a link that was used before. */
export function startPage(script: string): string {
  return plainPage(
    'en-US',
    'Starting',
    `<div hidden role="alert"><p>This start link was used before or has expired. Close this window and start the app again.</p><p lang="zh-CN">此启动链接已使用或已过期。请关闭此窗口并重新启动应用。</p></div><noscript>JavaScript is switched off.</noscript><script>${script}</script>`,
  );
}

function signOutForm(language: Language, form: string): string {
  const { signOut, signOutQuestion } = PAGE_TEXTS[language];
  return `<h1>${signOutQuestion}</h1>${form}<button form="op.logoutForm" name="logout" value="yes">${signOut}</button>`;
}
