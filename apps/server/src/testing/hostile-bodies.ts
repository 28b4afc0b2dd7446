/** Approximate size of each shape, in bytes. */
const BYTES = 100_000;

/** JSON texts that are expensive for a naive validator. They are texts because JSON.stringify cannot write such nesting. */
export const HOSTILE_SHAPES: Readonly<Record<string, string>> = {
  'a list of wrong items': `[${repeat('1,', BYTES)}1]`,
  'a list of empty objects': `[${repeat('{},', BYTES)}{}]`,
  'a group of wrong items': `{"type":"group","operator":"and","children":[${repeat('1,', BYTES)}1]}`,
  'a group of wrong rules': `{"type":"group","operator":"or","children":[${repeat('{"type":"rule","query":{}},', BYTES)}1]}`,
  'nested lists': nested('[', '1', ']'),
  'nested objects': nested('{"query":', '1', '}'),
  'nested groups': nested('{"type":"group","operator":"and","children":[1,', '1', ']}'),
  'a long text': JSON.stringify('x'.repeat(BYTES)),
  'a long text of control characters': JSON.stringify('\u0001'.repeat(BYTES / 6)),
  'many keys': `{${manyKeys()}}`,
  'a long key': `{${JSON.stringify('k'.repeat(BYTES))}:1}`,
};

/** Key that no schema declares. */
export const UNKNOWN_KEY = 'unknown_key';

/** Bodies with the shape: as the whole body, as the value of each key, and under an unknown key. */
export function hostileBodies(example: unknown, shape: string): string[] {
  const keys = typeof example === 'object' && example !== null ? Object.keys(example) : [];
  return [shape, ...[...keys, UNKNOWN_KEY].map((key) => withShape(example, key, shape))];
}

function withShape(example: unknown, key: string, shape: string): string {
  const rest = Object.entries(example as object).filter(([name]) => name !== key);
  const members = rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`);
  return `{${members.join('')}${JSON.stringify(key)}:${shape}}`;
}

function repeat(text: string, bytes: number): string {
  return text.repeat(Math.floor(bytes / text.length));
}

function nested(open: string, core: string, close: string): string {
  const levels = Math.floor(BYTES / (open.length + close.length));
  return open.repeat(levels) + core + close.repeat(levels);
}

function manyKeys(): string {
  return Array.from({ length: BYTES / 10 }, (_, index) => `"k${index}":1`).join(',');
}
