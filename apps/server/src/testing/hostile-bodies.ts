/**
 * JSON texts of some bytes that are expensive for a naive validator. They are texts because JSON.stringify cannot write such
 * nesting.
 */
export const hostileShapes = (bytes: number): Readonly<Record<string, string>> => ({
  'a list of wrong items': `[${repeat('1,', bytes)}1]`,
  'a list of empty objects': `[${repeat('{},', bytes)}{}]`,
  'a group of wrong items': `{"type":"group","operator":"and","children":[${repeat('1,', bytes)}1]}`,
  'a group of wrong rules': `{"type":"group","operator":"or","children":[${repeat('{"type":"rule","query":{}},', bytes)}1]}`,
  'nested lists': nested('[', '1', ']', bytes),
  'nested objects': nested('{"query":', '1', '}', bytes),
  'nested groups': nested('{"type":"group","operator":"and","children":[1,', '1', ']}', bytes),
  'a long text': JSON.stringify('x'.repeat(bytes)),
  'a long text of control characters': JSON.stringify('\u0001'.repeat(bytes / 6)),
  'many keys': `{${manyKeys(bytes)}}`,
  'a long key': `{${JSON.stringify('k'.repeat(bytes))}:1}`,
});

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

function nested(open: string, core: string, close: string, bytes: number): string {
  const levels = Math.floor(bytes / (open.length + close.length));
  return open.repeat(levels) + core + close.repeat(levels);
}

function manyKeys(bytes: number): string {
  return Array.from({ length: bytes / 10 }, (_, index) => `"k${index}":1`).join(',');
}
