import { primaryPalette, type ResolvedMode } from './palette';

export interface ThemeChoice {
  /** "system" follows the operating system, also while the page is open. */
  readonly mode: 'light' | 'dark' | 'system';
  /** `#RRGGBB`; other values throw a RangeError. */
  readonly primary: string;
  /** Colour-blind mode: blue and orange instead of green and red, and underlined links. */
  readonly colourWeak: boolean;
}

let stopFollowing: (() => void) | undefined;

function draw(mode: ResolvedMode, primary: string, root: HTMLElement): void {
  const palette = primaryPalette(primary, mode);
  root.dataset['theme'] = mode;
  root.style.setProperty('--primary', palette.primary);
  root.style.setProperty('--primary-hover', palette.primaryHover);
  root.style.setProperty('--on-primary', palette.onPrimary);
  root.style.setProperty('--primary-text', palette.primaryText);
  palette.scale.forEach((step, index) => root.style.setProperty(`--scale-${index + 1}`, step));
  palette.shades.forEach((shade, index) => root.style.setProperty(`--primary-${index + 1}`, shade));
}

function follow(query: MediaQueryList, redraw: () => void): () => void {
  query.addEventListener('change', redraw);
  return () => query.removeEventListener('change', redraw);
}

/** Theme of the page, applied at once: `data-theme`, `data-colour-weak` and the variables of the primary colour. */
export function applyTheme({ mode, primary, colourWeak }: ThemeChoice): void {
  const root = document.documentElement;
  stopFollowing?.();
  stopFollowing = undefined;
  root.toggleAttribute('data-colour-weak', colourWeak);
  if (mode !== 'system') {
    draw(mode, primary, root);
    return;
  }
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => draw(prefersDark.matches ? 'dark' : 'light', primary, root);
  redraw();
  stopFollowing = follow(prefersDark, redraw);
}
