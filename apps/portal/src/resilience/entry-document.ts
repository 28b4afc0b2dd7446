/** The page's module scripts: their names carry hashes, and the last one names every file of the build. */
const ENTRY_SCRIPTS = /<script\b[^>]*\btype="module"[^>]*>/gi;
const SOURCE = /\bsrc="([^"]+)"/i;

function buildFrom(sources: readonly (string | null | undefined)[]): string | undefined {
  const names = sources.flatMap((source) => source?.split(/[?#]/)[0]?.split('/').at(-1) ?? []);
  return names.length > 0 ? names.join(' ') : undefined;
}

/** What a portal's entry document says about its build; undefined for any other page, such as a network's sign-in page. */
export function buildOf(html: string): string | undefined {
  return buildFrom((html.match(ENTRY_SCRIPTS) ?? []).map((script) => SOURCE.exec(script)?.[1]));
}

/** The build that runs in this page. */
export function runningBuild(page: ParentNode): string | undefined {
  const scripts = [...page.querySelectorAll('script[type="module"][src]')];
  return buildFrom(scripts.map((script) => script.getAttribute('src')));
}

/** Asks the server for the build that a reload would bring; undefined when it does not answer with a portal. */
export async function servedBuild(
  baseUrl: string,
  fetchPage: typeof fetch = fetch,
): Promise<string | undefined> {
  try {
    const answer = await fetchPage(new URL('./', baseUrl), { cache: 'no-store', credentials: 'same-origin' });
    return answer.ok ? buildOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
