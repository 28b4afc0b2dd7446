import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProgramContext, runProgram } from '../command-line.ts';
import { countJoint, countSeparate } from './count-variants.ts';
import { MEMBERS } from './member-counts.ts';
import { installedGenome } from './reference-genome.ts';
import { summaryTable } from './summary-table.ts';
import { variantWarnings } from './variant-warnings.ts';

const VERSION = '1.2.1';

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const layout = params.text('layout', params.files('vcf').length > 0 ? 'joint' : 'separate');
  const genome = layout === 'joint' ? undefined : installedGenome();
  const counted =
    layout === 'joint'
      ? await countJoint(params.file('vcf'), (share) => progress(99 * share))
      : await countSeparate(
          new Map(MEMBERS.map((member) => [member, params.file(`vcf${member}`)])),
          (share) => progress(99 * share),
          genome,
        );
  genome?.close();
  const { inputWarnings: _, ...figures } = counted;
  const warnings = variantWarnings(counted);
  log(
    `${counted.rows} rows read, ${counted.usedRows} used, ${counted.filteredOut} left out by FILTER, ${counted.referenceRows} without a variant, ${counted.notSmallVariants} no small variant`,
  );
  counted.members.forEach(({ member, column }) => log(`Sample ${column} is ${member}`));
  warnings.forEach(log);
  const result = {
    schemaVersion: 2,
    software: { name: 'variant-qc', version: VERSION },
    sampleId: params.text('sampleId', ''),
    layout,
    ...figures,
    warnings,
  };
  writeFileSync(join(out, 'variant_qc.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(out, 'summary.tsv'), summaryTable(counted));
}

await runProgram('variant-qc', work);
