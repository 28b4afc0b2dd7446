/**
 * Pattern of a brand, for the server's `BRAND` and the portal's `config.json`. Wire names begin with it, such as the
 * collection `{brand}_genomics`, the report plugin `{brand}-rseqc-report` and the route
 * `/data/download/{brand}-genomics`. No dash, because collection names have none.
 */
export const BRAND_PATTERN = /^[a-z][a-z0-9]{0,30}$/;

/** Description of the pattern, after "must be". */
export const BRAND_DESCRIPTION = 'lower-case letters and digits, beginning with a letter, at most 31';

/** Screens to which a tile of the apps panel may lead, by name. */
export const APP_ROUTES = [
  'index',
  'dashboard',
  'materials',
  'request-materials',
  'publications',
  'app-store',
  'assessments',
  'reports',
  'file-manager',
  'upload',
  'reference-datasets',
  'notifications',
  'user-center',
  'settings',
  'login',
  'register',
] as const;

/** Icons of tiles of the apps panel, by name. */
export const APP_ICONS = [
  'home',
  'docs',
  'transfer',
  'files',
  'code',
  'mail',
  'data',
  'chart',
  'lab',
] as const;

/** Text of a site: one for all languages, or one for each. */
export type SiteText = string | Readonly<Record<string, string>>;

/** Configuration of a brand, in `brand.json` of its folder. */
export interface BrandTexts {
  /** Name of the project in sentences and titles, such as "Quartet". */
  readonly projectName?: string;
  /** Subtitles of the collections by omics type. */
  readonly collectionDescriptions?: Readonly<Record<string, SiteText>>;
  /** Titles and descriptions of collections beside the four, by their names on the wire. */
  readonly collections?: Readonly<
    Record<string, { readonly title: SiteText; readonly description?: SiteText }>
  >;
  /** Name on the label of a vial, with `{type}`, `{sample}` and `{batch}`. */
  readonly vialName?: string;
  /** Tiles of the apps panel, instead of the default ones. */
  readonly apps?: readonly { readonly name: SiteText; readonly icon?: string; readonly link: string }[];
}
