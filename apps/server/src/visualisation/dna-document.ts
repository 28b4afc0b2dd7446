import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CallSet,
  type DnaDocument,
  type LibraryVariants,
  VISUALISATION_VERSION,
} from '@omics-portal/api/visualisation';
import { matchDonor } from '@omics-portal/qc-inputs';
import { type HistoricalDnaRepeat, parseDelimited, parseDnaRepeats } from '@omics-portal/qc-metrics';
import { findReferenceSet, type SetManifest } from '../programs/report/reference-sets.ts';
import { installedSource, SHIPPED_SOURCES } from './figure-sources.ts';

interface DnaSetManifest extends SetManifest {
  readonly dnaHistory?: { readonly file: string };
}

/** Name of a repeat of a genome in the published history: platform, instrument, lab, day, number. */
const NAMED_REPEAT = /^(?<platform>[A-Za-z]+)_(?<instrument>[^_]+)_(?<lab>[A-Z]{3})_\d{8}_\d+$/;
const PLATFORMS: Readonly<Record<string, string>> = { ILM: 'Illumina', BGI: 'BGI' };

/** Figures of the visualisation of variants: the repeats of the installed history, and the variants of the shipped runs. */
export function dnaDocument(seedFolder: string): DnaDocument {
  return {
    version: VISUALISATION_VERSION,
    kind: 'dna',
    history: installedCallSets(),
    variants: {
      source: SHIPPED_SOURCES.variantTables,
      libraries: [...runVariants(seedFolder, 'WGS'), ...runVariants(seedFolder, 'WES')],
    },
  };
}

function installedCallSets(): DnaDocument['history'] {
  const set = findReferenceSet('genomics', 'dnaHistory');
  const manifest: DnaSetManifest | undefined = set?.manifest;
  if (!set || !manifest?.dnaHistory) return null;
  const table = parseDelimited(readFileSync(join(set.folder, manifest.dnaHistory.file), 'utf8'));
  return { source: installedSource(manifest), callSets: parseDnaRepeats(table).map(callSet) };
}

/** Call set of a repeat. The published table has no column of platform and lab: names of genomes contain them, those of exomes do not. */
function callSet({ repeat, group, ...figures }: HistoricalDnaRepeat): CallSet {
  const { platform, lab } = NAMED_REPEAT.exec(repeat)?.groups ?? {};
  return {
    ...figures,
    id: repeat,
    preparation: group,
    platform: platform === undefined ? null : (PLATFORMS[platform] ?? platform),
    lab: lab ?? null,
  };
}

function runVariants(seedFolder: string, sequencing: 'WGS' | 'WES'): LibraryVariants[] {
  const file = join(seedFolder, 'dnaseq', sequencing.toLowerCase(), 'multiqc_variant_calling_qc_details.txt');
  const { header, rows } = parseDelimited(readFileSync(file, 'utf8'));
  const column = (type: string) => header.indexOf(`variant_calling_qc_details_${type}_number`);
  return rows.flatMap((row) => {
    const library = row[0] ?? '';
    const [snv, indel] = [Number(row[column('SNV')]), Number(row[column('INDEL')])];
    return Number.isFinite(snv + indel)
      ? [{ library, donor: matchDonor(library), sequencing, snv, indel }]
      : [];
  });
}
