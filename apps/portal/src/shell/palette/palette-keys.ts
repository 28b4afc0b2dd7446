/** Keyboard shortcut of the palette on this platform. */
export function paletteKeys(userAgent: string): readonly [string, string] {
  return /Mac|iPhone|iPad/u.test(userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}
