import type { KitInput } from './build-kit';

/** Creates a download kit, as `buildKit` does. The code and the scripts of kits are loaded at the first use. */
export async function buildDownloadKit(input: KitInput): Promise<Blob> {
  const { buildKit } = await import('./build-kit');
  return buildKit(input);
}
