/** JSON with sorted keys, so that the order in which a server or a form writes them makes no difference. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, property]) => property !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, property]) => `${JSON.stringify(key)}:${canonicalJson(property)}`)
      .join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** Fingerprint of a JSON value (FNV-1a, 32 bits, twice with different seeds). Not for security: it notices a change. */
export function fingerprintOf(value: unknown): string {
  const text = canonicalJson(value);
  const hash = (seed: number) => {
    let state = seed;
    for (let index = 0; index < text.length; index += 1) {
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
    }
    return (state >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x9747b28c);
}
