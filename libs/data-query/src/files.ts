// Downloads: manifests, and names that every file system takes.
export { buildManifest, MANIFEST_COLUMNS, type ManifestEntry } from './manifest';
export { safeFileName, uniqueFileNames } from './file-name';
