/** The keys of the palette as the keyboard of this machine has them. */
export function paletteKeys(userAgent: string): readonly [string, string] {
  return /Mac|iPhone|iPad/u.test(userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}
