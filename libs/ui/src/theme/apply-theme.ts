import type { ResolvedMode } from './palette';
import { DEFAULT_PRIMARY } from './presets';

export interface ThemeChoice {
  /** "system" follows the operating system, also while the page is open. */
  readonly mode: 'light' | 'dark' | 'system';
  /** `#RRGGBB`. */
  readonly primary: string;
  /** Colour-blind mode: blue and orange instead of green and red, and underlined links. */
  readonly colourWeak: boolean;
}

let stopFollowing: (() => void) | undefined;
/** The latest change. A palette that arrives after a later one is not used. */
let latest: symbol | undefined;

/** Removes the variables of the primary colour, so that theme.css supplies those of the default one. */
function clearPrimary({ style }: HTMLElement): void {
  const names = Array.from({ length: style.length }, (_, index) => style.item(index));
  for (const name of names) if (/^--(on-primary|primary|scale-)/.test(name)) style.removeProperty(name);
}

async function draw(mode: ResolvedMode, primary: string, root: HTMLElement): Promise<void> {
  const change = Symbol();
  latest = change;
  root.dataset['theme'] = mode;
  if (primary.toLowerCase() === DEFAULT_PRIMARY.toLowerCase()) return clearPrimary(root);
  try {
    // Few visitors change the primary colour, so its palette is not part of the first load.
    const { primaryVariables } = await import('./palette');
    const variables = primaryVariables(primary, mode);
    if (latest !== change) return;
    for (const [name, value] of variables) root.style.setProperty(name, value);
  } catch (error) {
    if (latest === change) clearPrimary(root);
    throw error;
  }
}

function follow(query: MediaQueryList, redraw: () => void): () => void {
  query.addEventListener('change', redraw);
  return () => query.removeEventListener('change', redraw);
}

/**
 * Theme of the page: sets `data-theme` and `data-colour-weak` at once, and the variables of a primary colour other than the
 * default one when its palette has been loaded.
 *
 * @returns resolves when all are set. Rejects when the palette cannot be loaded, or with a RangeError for an invalid colour;
 *   the page has the default primary colour then.
 */
export async function applyTheme({ mode, primary, colourWeak }: ThemeChoice): Promise<void> {
  const root = document.documentElement;
  stopFollowing?.();
  stopFollowing = undefined;
  root.toggleAttribute('data-colour-weak', colourWeak);
  if (mode !== 'system') return draw(mode, primary, root);
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => draw(prefersDark.matches ? 'dark' : 'light', primary, root);
  stopFollowing = follow(prefersDark, () => void redraw().catch(() => undefined));
  return redraw();
}
