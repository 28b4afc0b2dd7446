/** Lines of a text with any kind of line break. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** First line that is neither empty nor a `#` comment; empty without one. */
export function firstLine(text: string): string {
  for (const line of linesOf(text)) {
    if (line.trim() !== '' && !line.startsWith('#')) {
      return line;
    }
  }
  return '';
}

/** Text without a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
