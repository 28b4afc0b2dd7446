/** Text of a WDL file without its comments and commands, whose braces and words are not WDL. */
export function plainWdl(text: string): string {
  let plain = '';
  let index = 0;
  const isAt = (token: string): boolean => text.startsWith(token, index);
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === '#') index = endOf(text, '\n', index);
    else if (isAt('<<<')) index = endOf(text, '>>>', index) + 3;
    else if (character === '"' || character === "'") {
      const end = stringEnd(text, index);
      plain += text.slice(index, end);
      index = end;
    } else if (/\bcommand\s*\{$/.test(plain.slice(-40) + character)) {
      plain += '{}';
      index = bracedEnd(text, index, { hasStrings: false });
    } else {
      plain += character;
      index += 1;
    }
  }
  return plain;
}

/** Content of the first block `head { ... }` at the top level of a text; undefined when there is none. */
export function blockOf(text: string, head: RegExp): { content: string; match: RegExpExecArray } | undefined {
  const pattern = new RegExp(`(?<![\\w.])${head.source}\\s*\\{`, 'g');
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (depthAt(text, match.index) === 0) {
      const start = pattern.lastIndex - 1;
      return { content: text.slice(start + 1, bracedEnd(text, start, { hasStrings: true }) - 1), match };
    }
  }
  return undefined;
}

/** Number of braces that are open before an offset of a text. */
function depthAt(text: string, offset: number): number {
  let depth = 0;
  for (let index = 0; index < offset; index += 1) {
    const character = text[index];
    if (character === '"' || character === "'") index = stringEnd(text, index) - 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
  }
  return depth;
}

/** Offset behind the brace that closes the one at `start`. Braces in strings do not count, but in a command are no strings of WDL. */
function bracedEnd(text: string, start: number, { hasStrings }: { hasStrings: boolean }): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (hasStrings && (character === '"' || character === "'")) index = stringEnd(text, index) - 1;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Offset behind the end of a string that begins at `start`; a line end closes it, too. */
function stringEnd(text: string, start: number): number {
  const quote = text[start];
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === quote || text[index] === '\n') return index + 1;
  }
  return text.length;
}

function endOf(text: string, token: string, from: number): number {
  const end = text.indexOf(token, from);
  return end === -1 ? text.length : end;
}
