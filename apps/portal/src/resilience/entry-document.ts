/** Module scripts of the page. Their names contain hashes of the content. */
const ENTRY_SCRIPTS = /<script\b[^>]*\btype="module"[^>]*>/gi;
const SOURCE = /\bsrc="([^"]+)"/i;

function buildFrom(sources: readonly (string | null | undefined)[]): string | undefined {
  const names = sources.flatMap((source) => source?.split(/[?#]/)[0]?.split('/').at(-1) ?? []);
  return names.length > 0 ? names.join(' ') : undefined;
}

/** Build of an entry document, by its scripts; undefined for any other page, such as a network's sign-in page. */
export function buildOf(html: string): string | undefined {
  return buildFrom((html.match(ENTRY_SCRIPTS) ?? []).map((script) => SOURCE.exec(script)?.[1]));
}

/** Build that runs in this page. */
export function runningBuild(page: ParentNode): string | undefined {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')];
  return buildFrom(scripts.map((script) => script.getAttribute('src')));
}

/** Requests the build that a reload would load; undefined if the response is no portal. */
export async function servedBuild(
  baseUrl: string,
  fetchPage: typeof fetch = fetch,
): Promise<string | undefined> {
  try {
    const response = await fetchPage(new URL('./', baseUrl), {
      cache: 'no-store',
      credentials: 'same-origin',
    });
    return response.ok ? buildOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
