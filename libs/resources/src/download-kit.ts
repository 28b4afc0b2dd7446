// Download kit: an archive with scripts that download and verify files. A separate entry, because few screens need it.
export { buildKit } from './download-kit/build-kit';
export type { KitFile } from './download-kit/kit-file';
