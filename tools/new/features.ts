import { UserError } from '../setup/user-error.mjs';

/** Feature: the portal files that wire its screens. */
export interface Feature {
  /** Folder in libs/. */
  readonly lib: string;
  /** File of apps/portal/src/routes whose chunk includes a new screen. */
  readonly screensFile: string;
  /** Key of that chunk in screen-chunks.ts. */
  readonly chunk: string;
  /** Component in that file that provides the feature's ports. */
  readonly host: string;
  /** Module of that component, if the file is created with its first screen. */
  readonly hostModule?: string;
  /** Storybook decorator that provides them for stories. */
  readonly decorator: string;
}

const FEATURES: readonly Feature[] = [
  {
    lib: 'catalogue',
    screensFile: 'document-screens.tsx',
    chunk: 'documents',
    host: 'CatalogueHost',
    decorator: 'inCatalogueHost',
  },
  {
    lib: 'datasets',
    screensFile: 'datasets-screens.tsx',
    chunk: 'datasets',
    host: 'DatasetsHost',
    decorator: 'inDatasetsHost',
  },
  {
    lib: 'seqflow',
    screensFile: 'seq-flow-screens.tsx',
    chunk: 'seqflow',
    host: 'SeqflowHost',
    decorator: 'inSeqflowHost',
  },
  {
    lib: 'reports',
    screensFile: 'report-screens.tsx',
    chunk: 'reports',
    host: 'ReportsHost',
    decorator: 'inReportsHost',
  },
  {
    lib: 'storage',
    screensFile: 'storage-screens.tsx',
    chunk: 'storage',
    host: 'StorageHost',
    decorator: 'inStorageHost',
  },
  {
    lib: 'home',
    screensFile: 'home-screens.tsx',
    chunk: 'home',
    host: 'HomeHost',
    hostModule: './home-host',
    decorator: 'inHomeHost',
  },
  {
    lib: 'account',
    screensFile: 'account-screens.tsx',
    chunk: 'account',
    host: 'AccountHost',
    decorator: 'inAccountHost',
  },
];

/** Finds the feature of a lib. @throws {UserError} for an unknown one */
export function featureNamed(lib: string): Feature {
  const feature = FEATURES.find((known) => known.lib === lib);
  if (!feature) {
    throw new UserError(
      `--feature ${lib} is no feature with screens. Known: ${FEATURES.map((known) => known.lib).join(', ')}.`,
    );
  }
  return feature;
}
