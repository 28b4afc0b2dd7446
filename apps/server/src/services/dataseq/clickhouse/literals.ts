/** Characters that a literal has as themselves; all others are written by their bytes. */
const PLAIN = /[A-Za-z0-9 _.,:;/()<>=+*-]+|[^]/gu;
const LONE_SURROGATE = /^[\ud800-\udfff]$/u;
/** Numbers below are not normalised, and the parser of ClickHouse refuses them. */
const MIN_NORMAL = 2.2250738585072014e-308;

/**
 * Text literal for ClickHouse, in ASCII. Everything but letters, digits and harmless signs is written as `\xHH`, so that a value
 * cannot end the literal. A lone surrogate becomes its own three bytes: it equals no text of a record, and sorts by its code point.
 */
export function quotedText(text: string): string {
  const parts = text.match(PLAIN) ?? [];
  return `'${parts.map((part) => (/^[A-Za-z0-9 _.,:;/()<>=+*-]/.test(part) ? part : escaped(part))).join('')}'`;
}

/** Number literal of type Float64, exactly this number. */
export function quotedNumber(value: number): string {
  const isNormal = Math.abs(value) >= MIN_NORMAL && Number.isFinite(value);
  if (isNormal || value === 0) return Math.abs(value) === 0 ? '0e+0' : value.toExponential();
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return `reinterpretAsFloat64(unhex('${bytes.toString('hex')}'))`;
}

/** List in round brackets, as `IN` needs it. */
export function quotedList(values: readonly (string | number)[]): string {
  return `(${values.map((value) => (typeof value === 'number' ? quotedNumber(value) : quotedText(value))).join(', ')})`;
}

function escaped(character: string): string {
  const bytes = LONE_SURROGATE.test(character) ? surrogateBytes(character) : Buffer.from(character, 'utf8');
  return [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
}

/** UTF-8 pattern of three bytes for a code unit. */
function surrogateBytes(character: string): number[] {
  const unit = character.charCodeAt(0);
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
}
