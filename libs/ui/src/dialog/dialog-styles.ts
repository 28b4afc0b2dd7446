/** Overlay behind a modal. */
export const overlayStyles =
  'fixed inset-0 z-40 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

/** Maximum width by size; a phone keeps a margin of half a rem. */
export const DIALOG_WIDTHS = {
  sm: 'max-w-sm',
  md: 'max-w-xl',
  lg: 'max-w-4xl',
  xl: 'max-w-6xl',
} satisfies Record<DialogSize, string>;

/** Centred box, never larger than the screen; its body scrolls, head and foot stay. */
export const dialogBoxStyles =
  'fixed inset-x-2 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] w-auto -translate-y-1/2 flex-col overflow-hidden rounded-card border border-border bg-raised text-text shadow-overlay outline-none data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out';
