import { Sentence } from '../setup/say.mjs';

/** Files of the portal that wire a feature with screens. */
export interface Feature {
  /** Folder below libs/. */
  readonly lib: string;
  /** File of apps/portal/src/routes whose chunk a new screen joins. */
  readonly screensFile: string;
  /** Key of that chunk in screen-chunks.ts. */
  readonly chunk: string;
  /** Component in that file that gives the feature its ports. */
  readonly host: string;
  /** Storybook decorator that does the same for stories. */
  readonly decorator: string;
}

const FEATURES: readonly Feature[] = [
  {
    lib: 'datasets',
    screensFile: 'document-screens.tsx',
    chunk: 'documents',
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
    lib: 'account',
    screensFile: 'account-screens.tsx',
    chunk: 'account',
    host: 'AccountHost',
    decorator: 'inAccountHost',
  },
];

/** The feature of a lib. @throws {Sentence} when there is none of that name */
export function featureNamed(lib: string): Feature {
  const feature = FEATURES.find((known) => known.lib === lib);
  if (!feature) {
    throw new Sentence(
      `--feature ${lib} is no feature with screens. Known: ${FEATURES.map((known) => known.lib).join(', ')}.`,
    );
  }
  return feature;
}
