import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DnaReportInput, parseDelimited, parseDnaHistory } from '@omics-portal/qc-metrics';
import { findReferenceSet, referenceInfo, type SetManifest } from '../report/reference-sets.ts';

interface DnaSetManifest extends SetManifest {
  readonly dnaHistory?: { readonly file: string };
}

/** Installed history of DNA batches; undefined when there is none. Throws `ProgramError` for an unreadable set. */
export function installedHistory(): DnaReportInput['reference'] {
  const set = findReferenceSet('genomics', 'dnaHistory');
  const manifest: DnaSetManifest | undefined = set?.manifest;
  if (!set || !manifest?.dnaHistory) {
    return undefined;
  }
  const { file } = manifest.dnaHistory;
  const info = referenceInfo(set, [file]);
  const table = parseDelimited(readFileSync(join(set.folder, file), 'utf8'));
  return { info, batches: parseDnaHistory(table) };
}
