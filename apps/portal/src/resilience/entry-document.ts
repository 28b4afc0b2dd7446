/** The page's first script: its name carries the hash of the build. */
const ENTRY_SCRIPT = /<script\b[^>]*\btype="module"[^>]*>/i;
const SOURCE = /\bsrc="([^"]+)"/i;

const nameOf = (source: string | null | undefined) => source?.split(/[?#]/)[0]?.split('/').at(-1);

/** What a portal's entry document says about its build; undefined for any other page, such as a network's sign-in page. */
export function buildOf(html: string): string | undefined {
  return nameOf(SOURCE.exec(ENTRY_SCRIPT.exec(html)?.[0] ?? '')?.[1]);
}

/** The build that runs in this page. */
export function runningBuild(page: ParentNode): string | undefined {
  return nameOf(page.querySelector('script[type="module"][src]')?.getAttribute('src'));
}

/** Asks the server for the build that a reload would bring; undefined when it does not answer with a portal. */
export async function servedBuild(baseUrl: string, fetchPage: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const answer = await fetchPage(new URL('./', baseUrl), { cache: 'no-store', credentials: 'same-origin' });
    return answer.ok ? buildOf(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}
