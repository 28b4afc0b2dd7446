import { join, resolve, sep } from 'node:path';
import { ProgramError } from '../../programs/command-line.ts';
import { problemIn } from '../../programs/program-problem.ts';
import { findReferenceSet, type SetManifest } from '../../programs/report/reference-sets.ts';
import type { VariantFile } from './count-file.ts';

/** Reference set of small variants. */
export interface SmallVariantSet {
  readonly manifest: SetManifest;
  /** Reference genome, as the manifest names it. */
  readonly assembly: string | null;
  readonly files: readonly VariantFile[];
}

/**
 * Installed set of small variants: the first set of genomics whose manifest has `smallVariants`; undefined when there is none. Throws
 * {@link ProgramError} for an unreadable manifest.
 */
export function installedSmallVariants(): SmallVariantSet | undefined {
  const set = findReferenceSet('genomics', 'smallVariants');
  if (!set) {
    return undefined;
  }
  const { folder, manifest } = set;
  const { assembly, files }: Readonly<Record<string, unknown>> = objectOf(
    (manifest as SetManifest & { readonly smallVariants: unknown }).smallVariants,
  );
  const listed = Array.isArray(files) ? files.map((entry) => fileOf(entry, folder)) : [];
  const names = listed.map((file) => file?.name);
  if (listed.length === 0 || listed.includes(undefined) || new Set(names).size < names.length) {
    const path = join(folder, 'manifest.json');
    throw new ProgramError(
      `The reference set cannot be used: ${path}: smallVariants.files must list the VCF files of this folder, each once.`,
      'Correct the set, or move its folder away.',
      problemIn('', 'program.broken-reference', { path }),
    );
  }
  return {
    manifest,
    assembly: typeof assembly === 'string' ? assembly : null,
    files: listed.filter((file) => file !== undefined),
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** File of an entry, which is its name, or its name and its sample; undefined for another entry, or a file of another folder. */
function fileOf(entry: unknown, folder: string): VariantFile | undefined {
  const { file, sample } = typeof entry === 'string' ? { file: entry, sample: undefined } : objectOf(entry);
  if (typeof file !== 'string' || file === '') {
    return undefined;
  }
  const path = resolve(folder, file);
  return path.startsWith(`${resolve(folder)}${sep}`)
    ? { path, name: file, sample: typeof sample === 'string' && sample !== '' ? sample : undefined }
    : undefined;
}
