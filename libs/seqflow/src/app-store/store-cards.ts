import type { AppManifest, InstalledApp } from '@omics-portal/api';
import { appVersion } from '@omics-portal/resources';
import { APP_CATEGORIES, type AppCategory } from './app-categories';

/** Card of the app store. */
export interface StoreCard {
  /** Unique in the store. */
  readonly key: string;
  readonly kind: 'app' | 'report';
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly author: string;
  readonly shortName: string;
  /** Null for report tools, which have neither form nor id. */
  readonly appId: string | null;
  readonly appName: string | null;
  readonly home: string;
  /** Null while unknown. */
  readonly installed: boolean | null;
  /** Undefined for report tools, and while unknown. */
  readonly engines: InstalledApp['engines'];
  readonly categories: readonly AppCategory[];
}

const CATEGORY_OF_TAG: Readonly<Record<string, AppCategory>> = {
  dnaseq: 'dnaseq',
  genomics: 'dnaseq',
  wgs: 'dnaseq',
  wes: 'dnaseq',
  rnaseq: 'rnaseq',
  transcriptomics: 'rnaseq',
  proteomics: 'proteomics',
  metabolomics: 'metabolomics',
};

/** Categories by short name, for older manifests without tags. */
const CATEGORY_OF_SHORT_NAME: readonly (readonly [RegExp, AppCategory])[] = [
  [/dseqc|dna|wgs|wes|variant|vcf/iu, 'dnaseq'],
  [/rseqc|rna/iu, 'rnaseq'],
  [/prot/iu, 'proteomics'],
  [/metqc|metab/iu, 'metabolomics'],
];

/** Categories of an app: by its tags, else by its short name, else "other". */
export function categoriesOf({
  tags,
  short_name,
}: Pick<AppManifest, 'tags' | 'short_name'>): readonly AppCategory[] {
  const tagged = new Set((tags ?? []).flatMap((tag) => CATEGORY_OF_TAG[tag.toLowerCase()] ?? []));
  if (tagged.size > 0) {
    return APP_CATEGORIES.filter((category) => tagged.has(category));
  }
  const named = CATEGORY_OF_SHORT_NAME.find(([pattern]) => pattern.test(short_name));
  return [named ? named[1] : 'other'];
}

function card(
  manifest: AppManifest,
  kind: StoreCard['kind'],
  { installed, engines }: Pick<StoreCard, 'installed' | 'engines'>,
): StoreCard {
  return {
    key: `${kind}:${manifest.id ?? manifest.short_name}`,
    kind,
    title: manifest.name || manifest.short_name,
    version: appVersion(manifest),
    description: manifest.description ?? '',
    author: manifest.author ?? manifest.maintainers?.join(', ') ?? '',
    shortName: manifest.short_name,
    appId: manifest.id ?? null,
    appName: manifest.app_name ?? null,
    home: manifest.home ?? '',
    installed,
    engines,
    categories: categoriesOf(manifest),
  };
}

/** Sources of the store. Each may be missing or not loaded yet. */
export interface StoreSources {
  readonly apps: readonly AppManifest[] | undefined;
  readonly installed: readonly InstalledApp[] | undefined;
  readonly reportTools: readonly AppManifest[] | undefined;
}

/** Cards of the loaded sources, sorted by title. Hidden apps are omitted; every listed report tool is installed. */
export function storeCards({ apps = [], installed, reportTools = [] }: StoreSources): readonly StoreCard[] {
  const known = installed && new Map(installed.map((app) => [app.id, app]));
  const cards = [
    ...apps.map((manifest) => {
      const app = known?.get(manifest.id ?? '');
      return card(manifest, 'app', { installed: known ? app !== undefined : null, engines: app?.engines });
    }),
    ...reportTools.map((manifest) => card(manifest, 'report', { installed: true, engines: undefined })),
  ];
  const hidden = new Set(
    apps.filter((manifest) => manifest.hidden).map((manifest) => `app:${manifest.id ?? manifest.short_name}`),
  );
  return cards.filter(({ key }) => !hidden.has(key)).sort((a, b) => a.title.localeCompare(b.title));
}

/** True if the title, description, author or short name of a card contains the search term, ignoring case. */
export function matchesSearch({ title, description, author, shortName }: StoreCard, q: string): boolean {
  const wanted = q.trim().toLowerCase();
  return [title, description, author, shortName].some((text) => text.toLowerCase().includes(wanted));
}
