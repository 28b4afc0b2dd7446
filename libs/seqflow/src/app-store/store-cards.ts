import type { AppManifest, InstalledApp, StoreApp } from '@omics-portal/api';
import { appShortName, appVersion } from '@omics-portal/resources';
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
  /** Help document elsewhere, for report tools. */
  readonly readme: string;
  /** Empty if unknown. */
  readonly repository: string;
  /** URLs of pictures; null for none. */
  readonly cover: string | null;
  readonly icon: string | null;
  /** 1 to 5 stars; null if not rated. */
  readonly rating: number | null;
  /** False if the store says that the app cannot be used. */
  readonly valid: boolean;
  /** Samples of an example run. */
  readonly example: readonly Readonly<Record<string, unknown>>[];
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

/** Address of a picture that an app names: absolute, or from the root of the host. Null for anything else. */
function pictureUrl(...sources: readonly (string | null | undefined)[]): string | null {
  return sources.find((source) => source && /^(https?:\/\/|\/(?!\/))/u.test(source)) ?? null;
}

/** Rating of a store app in stars; null for 0 and for anything that is no number of stars. */
function ratingOf(rate: StoreApp['rate']): number | null {
  const stars = Number(rate ?? 0);
  return stars > 0 && stars <= 5 ? stars : null;
}

/** Install state of a card, from the store and the list of installed apps; null while unknown. */
interface CardState {
  readonly installed: boolean | null;
  readonly app: InstalledApp | undefined;
  readonly store: StoreApp | undefined;
}

function card(
  manifest: AppManifest,
  kind: StoreCard['kind'],
  { installed, app, store }: CardState,
): StoreCard {
  return {
    key: `${kind}:${manifest.id ?? manifest.short_name}`,
    kind,
    title: manifest.name || manifest.short_name,
    version: appVersion(manifest),
    description: manifest.description ?? store?.description ?? '',
    author: manifest.author ?? manifest.maintainers?.join(', ') ?? store?.author ?? '',
    shortName: manifest.short_name,
    appId: manifest.id ?? app?.id ?? null,
    appName: manifest.app_name ?? null,
    home: manifest.home ?? '',
    readme: manifest.readme ?? '',
    repository: store?.repo_url ?? '',
    cover: pictureUrl(store?.cover),
    icon: pictureUrl(store?.icon, ...(manifest.icons ?? []).map(({ src }) => src)),
    rating: ratingOf(store?.rate),
    valid: store?.valid ?? true,
    example: manifest.example ?? [],
    installed,
    engines: app?.engines ?? store?.engines,
    categories: categoriesOf(manifest),
  };
}

/** Manifest of an app without one: only the store knows it, or the manifests could not be loaded and it may be installed. */
function manifestOf(
  { id, title, description, author }: StoreApp,
  installed: readonly InstalledApp[] | undefined,
): AppManifest {
  const app = installed?.find((one) => one.id === id || one.name === title);
  const name = app ? appShortName(app.name) : title.slice(title.lastIndexOf('/') + 1);
  return {
    ...{ id: app?.id ?? id, name, short_name: name, author },
    ...(app && { app_name: app.name }),
    ...(description && { description }),
  };
}

/** Sources of the store. Each may be missing or not loaded yet. */
export interface StoreSources {
  /** Empty if they could not be loaded: the apps of the store then have cards of their own. */
  readonly apps: readonly AppManifest[] | undefined;
  readonly installed: readonly InstalledApp[] | undefined;
  readonly reportTools: readonly AppManifest[] | undefined;
  readonly storeApps: readonly StoreApp[] | undefined;
}

/** True if a store app is the app of a manifest: by its id, else by its name with or without the version. */
function isSameApp(store: StoreApp, { id, app_name: name = '', short_name: short }: AppManifest): boolean {
  return store.id === id || (name !== '' && [name, `${name.split('/')[0]}/${short}`].includes(store.title));
}

/**
 * Cards of the loaded sources, sorted by title. Hidden apps are omitted. Every listed report tool is installed. An app that
 * only the store knows has a card as soon as the manifests are known.
 */
export function storeCards({
  apps,
  installed,
  reportTools = [],
  storeApps = [],
}: StoreSources): readonly StoreCard[] {
  const shown = (apps ?? []).filter((manifest) => manifest.hidden !== true);
  const others = storeApps.filter((store) => apps && !apps.some((manifest) => isSameApp(store, manifest)));
  const stateOf = (manifest: AppManifest): CardState => {
    const app = installed?.find(({ id, name }) => id === manifest.id || name === manifest.app_name);
    const store = storeApps.find((one) => isSameApp(one, manifest));
    return { app, store, installed: installed ? app !== undefined : null };
  };
  return [
    ...shown.map((manifest) => card(manifest, 'app', stateOf(manifest))),
    ...others.map((store) => {
      const manifest = manifestOf(store, installed);
      return card(manifest, 'app', { ...stateOf(manifest), store });
    }),
    ...reportTools.map((manifest) =>
      card(manifest, 'report', { installed: true, app: undefined, store: undefined }),
    ),
  ].sort((a, b) => a.title.localeCompare(b.title));
}

/** True if the title, description, author or short name of a card contains the search term, ignoring case. */
export function matchesSearch({ title, description, author, shortName }: StoreCard, q: string): boolean {
  const wanted = q.trim().toLowerCase();
  return [title, description, author, shortName].some((text) => text.toLowerCase().includes(wanted));
}

/** Card of the app with this full or short name; the full name is unique. */
export function cardNamed(cards: readonly StoreCard[], name: string): StoreCard | undefined {
  return cards.find(({ appName }) => appName === name) ?? cards.find(({ shortName }) => shortName === name);
}

/** Authors of cards with the number of their cards, by name. */
export function authorsOf(
  cards: readonly StoreCard[],
): readonly { readonly name: string; readonly count: number }[] {
  const names = [...new Set(cards.map(({ author }) => author))].filter((name) => name !== '');
  return names
    .sort((a, b) => a.localeCompare(b))
    .map((name) => ({ name, count: cards.filter(({ author }) => author === name).length }));
}

/** Cards by rating, the best first; cards without a rating keep their order behind them. */
export function byRating(cards: readonly StoreCard[]): readonly StoreCard[] {
  return [...cards].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
}
