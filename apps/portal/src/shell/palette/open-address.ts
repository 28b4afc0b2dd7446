/** Opens an address of the portal in this window, and another site in a new one. */
export function openAddress(href: string, isExternal = false): void {
  if (isExternal) {
    window.open(href, '_blank', 'noopener,noreferrer');
  } else {
    window.location.assign(href);
  }
}
