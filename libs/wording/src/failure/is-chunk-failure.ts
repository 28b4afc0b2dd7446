/** Messages of browsers, and of earlier builds of the portal, about a lazily loaded file that did not arrive. */
const SIGNS = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /ChunkLoadError/,
  /CSS_CHUNK_LOAD_FAILED/,
];

export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SIGNS.some((sign) => sign.test(`${error.name} ${code} ${error.message}`));
}
