/** Names that a reader gave to columns or rows, by key. */
export type GivenNames = Readonly<Record<string, string>>;

/** Names in the address: pairs of key and name. A broken pair is left out. */
export function readNames(text: string | undefined): GivenNames {
  const pairs = (text ?? '').split(',').flatMap((pair) => {
    const [key, name] = pair.split(':');
    try {
      return key && name ? [[decodeURIComponent(key), decodeURIComponent(name)] as const] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(pairs);
}

/** Text of names for the address; undefined without any. An empty name is left out. */
export function writeNames(names: GivenNames): string | undefined {
  const pairs = Object.entries(names).filter(([, name]) => name.trim() !== '');
  return (
    pairs.map(([key, name]) => `${encodeURIComponent(key)}:${encodeURIComponent(name.trim())}`).join(',') ||
    undefined
  );
}
