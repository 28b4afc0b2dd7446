import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrandTexts } from '@omics-portal/api/brand';
import { problemsOf } from '../json-schema/schema-guard.ts';
import { isBrandTexts, LANGUAGES } from './brand-schema.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** Documents of a brand below `documents/`; each exists in all languages, or not at all. */
const DOCUMENTS = {
  publicationsUrl: ['publications.{locale}.md'],
  materialsTermsUrl: ['materials-terms.{locale}.md'],
  materialsSpecificationUrl: ['dna', 'rna', 'protein', 'metabolite'].map(
    (type) => `materials/${type}.{locale}.pdf`,
  ),
  referenceDatasetsManifestUrl: ['reference-datasets/manifest.{locale}.json'],
} as const;

/** Name of a document in the portal's configuration. */
export type BrandDocument = keyof typeof DOCUMENTS;

/** Pictures of a brand: the one beside its name, and the icon of a browser's tab. */
const PICTURES = ['logo.svg', 'favicon.svg'] as const;

/** Name of a picture in the folder of a brand. */
export type BrandPicture = (typeof PICTURES)[number];

/** Brand of a site: its texts, and its documents. */
export interface BrandSettings {
  readonly texts: BrandTexts;
  /** Folder of the documents; undefined: the brand has none. */
  readonly documents: string | undefined;
  /** The documents that the brand has. */
  readonly offered: ReadonlySet<BrandDocument>;
  /** The pictures that the brand has, by name. */
  readonly pictures: ReadonlyMap<BrandPicture, Buffer>;
}

/** Brand without a folder. */
const NO_FOLDER: BrandSettings = { texts: {}, documents: undefined, offered: new Set(), pictures: new Map() };

/** Reads the folder of the brand: `BRAND_DIR`, else the one that ships for this brand. */
export function readBrandFolder(read: EnvironmentReader, shipped: string): BrandSettings {
  const folder = read.folder('BRAND_DIR') ?? (existsSync(shipped) ? shipped : undefined);
  if (folder === undefined || !existsSync(folder)) return NO_FOLDER;
  const problem = (sentence: string) =>
    read.problems.push(`BRAND_DIR: ${sentence}. docs/operations.md explains the folder of a brand.`);
  const documents = join(folder, 'documents');
  const offered = (Object.keys(DOCUMENTS) as BrandDocument[]).filter((name) => {
    const files = DOCUMENTS[name].flatMap((file) =>
      LANGUAGES.map((locale) => file.replace('{locale}', locale)),
    );
    const missing = files.filter((file) => !existsSync(join(documents, file)));
    if (missing.length > 0 && missing.length < files.length)
      problem(`documents has no ${missing.join(', ')}, although it has others of these files`);
    return missing.length === 0;
  });
  return {
    texts: readTexts(join(folder, 'brand.json'), problem),
    documents: existsSync(documents) ? documents : undefined,
    offered: new Set(offered),
    pictures: readPictures(folder, problem),
  };
}

function readPictures(folder: string, problem: (sentence: string) => void): Map<BrandPicture, Buffer> {
  const pictures = new Map<BrandPicture, Buffer>();
  for (const name of PICTURES) {
    const path = join(folder, name);
    if (!existsSync(path)) continue;
    const content = readFileSync(path);
    if (content.includes('<svg')) pictures.set(name, content);
    else problem(`${resolve(path)} is no SVG image`);
  }
  return pictures;
}

function readTexts(path: string, problem: (sentence: string) => void): BrandTexts {
  if (!existsSync(path)) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problem(`${resolve(path)} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
  if (isBrandTexts(value)) return value;
  problem(`${resolve(path)} is not valid: ${problemsOf(isBrandTexts).join('; ')}`);
  return {};
}
