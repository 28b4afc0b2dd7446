/**
 * API reference page: Swagger UI over the documents of this server. Calls are sent with the sign-in of the portal in this
 * browser, or with the token that was given to the page.
 */
const SERVICES = ['datains', 'dataseq', 'quartet-service'];
/** Entry in which the portal stores its sign-in; other tools of the consortium read it, too. */
const AUTH_ENTRY = 'CLINICO_OMICS_AUTH';

const TEXTS = {
  'en-US': {
    title: 'API reference',
    service: 'Service',
    document: 'OpenAPI document',
    portal: 'Portal',
    signedIn: (name) =>
      `"Try it out" sends calls as ${name}, with the sign-in of the portal in this browser. For another caller give a personal access token to "Authorize".`,
    signedOut:
      'Sign in to the portal, or give a personal access token to "Authorize": then calls can be tried.',
  },
  'zh-CN': {
    title: 'API 参考',
    service: '服务',
    document: 'OpenAPI 文档',
    portal: '门户',
    signedIn: (name) =>
      `“Try it out” 使用此浏览器中门户的登录，以 ${name} 的身份发送请求。要使用其他身份，请在 “Authorize” 中填入个人访问令牌。`,
    signedOut: '请先登录门户，或在 “Authorize” 中填入个人访问令牌，然后即可试用接口。',
  },
};

/** Entry of the local storage; null without a storage. */
function readEntry(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function readJson(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Access token of the portal and the name in it, while it is valid; else undefined. */
function portalSignIn() {
  const token = readJson(readEntry(AUTH_ENTRY))?.access_token;
  if (typeof token !== 'string') return undefined;
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  try {
    const claims = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(payload), (c) => c.codePointAt(0))),
    );
    return claims.exp * 1000 > Date.now()
      ? { token, name: claims.preferred_username ?? claims.sub }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a call with the portal's sign-in unless it has a token already. */
function withSignIn(request) {
  const isOwn = new URL(request.url, location.href).origin === location.origin;
  const signIn = isOwn && !request.loadSpec && !request.headers['Authorization'] ? portalSignIn() : undefined;
  if (signIn) request.headers['Authorization'] = `Bearer ${signIn.token}`;
  return request;
}

function chosenService() {
  const name = location.hash.slice(1).split('/')[0] ?? '';
  return SERVICES.includes(name) ? name : 'datains';
}

const language = (readEntry('lang') ?? navigator.language).startsWith('zh') ? 'zh-CN' : 'en-US';
const texts = TEXTS[language];
const theme = readJson(readEntry('pro__preferences'))?.themeMode;
const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

document.documentElement.lang = language;
document.documentElement.classList.toggle('dark-mode', isDark);
document.title = texts.title;
for (const element of document.querySelectorAll('[data-text]'))
  element.textContent = texts[element.dataset.text];

const select = document.getElementById('service');
select.append(...SERVICES.map((name) => new Option(name, name)));
select.addEventListener('change', () => {
  location.hash = select.value;
});

function showSignIn() {
  const signIn = portalSignIn();
  document.getElementById('sign-in').textContent = signIn ? texts.signedIn(signIn.name) : texts.signedOut;
}

function showService() {
  const name = chosenService();
  select.value = name;
  document.getElementById('document').href = `${name}.json`;
  SwaggerUIBundle({
    url: `${name}.json`,
    domNode: document.getElementById('reference'),
    docExpansion: 'list',
    deepLinking: false,
    filter: true,
    // The validator and the layout's top bar are services and pages of others.
    validatorUrl: null,
    requestInterceptor: withSignIn,
  });
}

showSignIn();
showService();
addEventListener('hashchange', showService);
// Another tab has signed in or out.
addEventListener('storage', showSignIn);
addEventListener('focus', showSignIn);
