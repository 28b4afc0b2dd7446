import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const SCOPE = 'sample';
/** Conditions under which the profile `transcriptomics-default` 2.1.0 warns about a figure of reads or alignments. */
const PUBLISHED = [
  ['sequences', { le: 10_000_000 }],
  ['gc', { lt: 40 }],
  ['gc', { gt: 60 }],
  ['human', { le: 90 }],
  ['ercc', { ge: 5 }],
  ['ecoli', { ge: 5 }],
  ['adapter', { ge: 5 }],
  ['vector', { ge: 5 }],
  ['virus', { ge: 5 }],
  ['yeast', { ge: 5 }],
  ['mitochondria', { ge: 5 }],
  ['phix', { ge: 5 }],
  ['noHits', { ge: 5 }],
  ['rrna', { ge: 10 }],
  ['mapped', { le: 90 }],
  ['mappedGc', { lt: 40 }],
  ['mappedGc', { gt: 60 }],
  ['alignmentErrors', { ge: 5 }],
  ['medianInsertSize', { lt: 200 }],
  ['medianInsertSize', { gt: 300 }],
  ['exonic', { lt: 40 }],
  ['exonic', { gt: 60 }],
  ['intronic', { lt: 40 }],
  ['intronic', { gt: 60 }],
  ['intergenic', { ge: 10 }],
] as const;

/**
 * Migration: profiles of accounts for RNA have limits of reads and alignments. Those that were saved before profiles had such limits
 * get the published ones, under which their reports were made.
 */
export const limitsOfReadsMigration: Migration = {
  name: '0030-limits-of-reads',
  async up(db) {
    const limits = PUBLISHED.map(([metric, warn]) => ({ scope: SCOPE, metric, warn }));
    await sql`
      update threshold_profiles
      set limits = limits || ${JSON.stringify(limits)}::jsonb, version = version + 1
      where omics = 'transcriptomics' and not limits @> ${JSON.stringify([{ scope: SCOPE }])}::jsonb`.execute(
      db,
    );
  },
};
