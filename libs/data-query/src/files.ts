// Downloads: tables, manifests, and safe file names.
export {
  CSV_BYTE_ORDER_MARK,
  delimitedLine,
  delimitedText,
  guardCell,
  plainCsv,
  unguardCell,
  type DelimitedFormat,
} from './delimited-text';
export { buildManifest, MANIFEST_COLUMNS, type ManifestEntry } from './manifest';
export { safeFileName, uniqueFileNames } from './file-name';
