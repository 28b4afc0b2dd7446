import { isObject } from '../json/is-object';

/** Appearance that the portal hands to a visualisation, by query parameters and by messages. */
export interface FrameAppearance {
  /** Language tag, such as `zh-CN`. */
  readonly lang: string;
  readonly theme: 'light' | 'dark' | 'system';
  /** Primary colour, `#RRGGBB`. */
  readonly primary: string;
  readonly colourWeak: boolean;
}

/** Maximum length of a view: an address should stay short enough to be shared. */
export const MAX_VIEW_LENGTH = 1000;

/** Types of the messages between the portal and a page in its frame. */
const TYPES = {
  ready: 'omics-portal:ready',
  view: 'omics-portal:view',
  appearance: 'omics-portal:appearance',
} as const;

/** Message of a framed page: it has started and follows appearance messages, or its view has changed. */
export type FrameMessage = { readonly kind: 'ready' } | { readonly kind: 'view'; readonly view: string };

const COLOUR = /^#[0-9a-f]{6}$/i;
const THEMES = ['light', 'dark', 'system'] as const;

/** Query parameters with which a visualisation starts. */
export function appearanceQuery({ lang, theme, primary, colourWeak }: FrameAppearance): string {
  return new URLSearchParams({ lang, theme, primary, ...(colourWeak && { colourWeak: '1' }) }).toString();
}

/** Appearance from query parameters, with defaults for those that are missing or invalid. */
export function appearanceOfQuery(query: string, fallback: FrameAppearance): FrameAppearance {
  const parameters = new URLSearchParams(query);
  return appearanceFrom(
    {
      lang: parameters.get('lang'),
      theme: parameters.get('theme'),
      primary: parameters.get('primary'),
      colourWeak: parameters.has('colourWeak') ? parameters.get('colourWeak') === '1' : undefined,
    },
    fallback,
  );
}

function appearanceFrom(
  { lang, theme, primary, colourWeak }: Readonly<Record<string, unknown>>,
  fallback: FrameAppearance,
): FrameAppearance {
  return {
    lang: typeof lang === 'string' && lang !== '' ? lang : fallback.lang,
    theme: THEMES.find((known) => known === theme) ?? fallback.theme,
    primary: typeof primary === 'string' && COLOUR.test(primary) ? primary : fallback.primary,
    colourWeak: typeof colourWeak === 'boolean' ? colourWeak : fallback.colourWeak,
  };
}

/** Message of the portal with a new appearance. */
export function appearanceMessage(appearance: FrameAppearance): Readonly<Record<string, unknown>> {
  return { type: TYPES.appearance, ...appearance };
}

/** Appearance in a message of the portal; null for any other message. */
export function readAppearanceMessage(data: unknown, current: FrameAppearance): FrameAppearance | null {
  return isObject(data) && data['type'] === TYPES.appearance ? appearanceFrom(data, current) : null;
}

/** Message of a framed page that has started. */
export function readyMessage(): Readonly<Record<string, unknown>> {
  return { type: TYPES.ready };
}

/** Message of a framed page whose view has changed: the text after `#` that opens it again. */
export function viewMessage(view: string): Readonly<Record<string, unknown>> {
  return { type: TYPES.view, view };
}

/** Message of a framed page; null for any other message, and for a view that is too long for an address. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isObject(data)) return null;
  if (data['type'] === TYPES.ready) return { kind: 'ready' };
  const view = data['view'];
  return data['type'] === TYPES.view && typeof view === 'string' && view.length <= MAX_VIEW_LENGTH
    ? { kind: 'view', view }
    : null;
}
