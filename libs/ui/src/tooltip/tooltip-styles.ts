/** Classes of a tooltip's box. */
export const TOOLTIP_BOX =
  'z-50 max-w-72 animate-fade-in rounded-control bg-text px-2.5 py-1.5 text-xs text-canvas shadow-overlay wrap-anywhere';
