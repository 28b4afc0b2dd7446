/**
 * Sentences in a row; absent ones are left out. Chinese ones have no blank between them, since their full stop is as wide as one.
 */
export function sentences(parts: readonly (string | null | undefined)[], locale: string): string {
  return parts.filter(Boolean).join(locale.startsWith('zh') ? '' : ' ');
}
