import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, 'published-steps.R');

/** Processor seconds that R with edgeR and limma needs for the steps of an RNA report (ADR 0063). Null without R or a package. */
export function publishedSeconds(folder, dataFile) {
  const { status, stdout } = spawnSync('Rscript', [SCRIPT, dataFile, join(folder, 'published.tsv')], {
    encoding: 'utf8',
  });
  return status === 0 ? Number(stdout) : null;
}
