import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantTypeOf } from '@omics-portal/qc-metrics';
import { ProgramError, type ProgramContext, runProgram } from '../command-line.ts';
import { type ProgramFile } from '../run-descriptor.ts';
import { FamilyTally, SeparateFiles } from './family-tally.ts';
import { type Member, MemberCounts, memberOf, MEMBERS, type MemberSummary } from './member-counts.ts';
import { readVcf, type VcfRow } from './read-vcf.ts';

const VERSION = '1.0.0';

interface Counted {
  readonly members: readonly MemberSummary[];
  readonly rows: number;
  readonly filteredOut: number;
  readonly notSmallVariants: number;
  readonly mendelian: ReturnType<FamilyTally['summary']>;
}

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const layout = params.text('layout', params.files('vcf').length > 0 ? 'joint' : 'separate');
  const counted =
    layout === 'joint'
      ? await countJoint(params.file('vcf'), (share) => progress(99 * share))
      : await countSeparate(
          new Map(MEMBERS.map((member) => [member, params.file(`vcf${member}`)])),
          (share) => progress(99 * share),
        );
  if (counted.rows === 0) {
    throw new ProgramError('The input holds no variants.', 'Choose a VCF with at least one data line.');
  }
  log(
    `${counted.rows} rows read, ${counted.filteredOut} left out by FILTER, ${counted.notSmallVariants} no small variant`,
  );
  const result = {
    schemaVersion: 1,
    software: { name: 'variant-qc', version: VERSION },
    sampleId: params.text('sampleId', ''),
    layout,
    ...counted,
  };
  writeFileSync(join(out, 'variant_qc.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(out, 'summary.tsv'), toTable(counted));
}

/** Counts rows that are used; the others only by why they are not. */
class RowFilter {
  rows = 0;
  filteredOut = 0;
  notSmallVariants = 0;

  accepts({ filter, reference, alternatives }: VcfRow): boolean {
    this.rows += 1;
    if (filter !== 'PASS' && filter !== '.') {
      this.filteredOut += 1;
      return false;
    }
    if (alternatives.some((alternative) => variantTypeOf(reference, alternative) === 'other')) {
      this.notSmallVariants += 1;
      return false;
    }
    return true;
  }

  summary(): Pick<Counted, 'rows' | 'filteredOut' | 'notSmallVariants'> {
    const { rows, filteredOut, notSmallVariants } = this;
    return { rows, filteredOut, notSmallVariants };
  }
}

async function countJoint(file: ProgramFile, share: (share: number) => void): Promise<Counted> {
  const filter = new RowFilter();
  const tally = new FamilyTally();
  const counts = new Map(MEMBERS.map((member) => [member, new MemberCounts()]));
  let columns: readonly string[] = [];
  let indexes: readonly number[] = [];
  await readVcf(file, {
    share,
    samples: (names) => {
      columns = names;
      indexes = MEMBERS.map((member) => columnOf(file, names, member));
    },
    row: (row) => {
      if (filter.accepts(row)) {
        const [d5 = null, d6 = null, f7 = null, m8 = null] = indexes.map(
          (index) => row.genotypes[index] ?? null,
        );
        const indel = row.alternatives.some(
          (alternative) => variantTypeOf(row.reference, alternative) === 'indel',
        );
        tally.add(indel ? 'indel' : 'snv', { d5, d6, f7, m8 });
        MEMBERS.forEach((member, position) => {
          counts
            .get(member)
            ?.add(row.genotypes[indexes[position] ?? -1] ?? null, row.reference, row.alternatives);
        });
      }
    },
  });
  const members = [...counts].map(([member, count], position) =>
    count.summary(member, columns[indexes[position] ?? -1] ?? ''),
  );
  return { members, ...filter.summary(), mendelian: tally.summary() };
}

async function countSeparate(
  files: ReadonlyMap<Member, ProgramFile>,
  share: (share: number) => void,
): Promise<Counted> {
  const filter = new RowFilter();
  const joined = new SeparateFiles();
  const members: MemberSummary[] = [];
  for (const [member, file] of files) {
    const counts = new MemberCounts();
    let column = '';
    await readVcf(file, {
      share: (part) => share((members.length + part) / files.size),
      samples: (names) => {
        column = onlySample(file, names, member);
      },
      row: (row) => {
        if (filter.accepts(row)) {
          const genotype = row.genotypes[0] ?? null;
          counts.add(genotype, row.reference, row.alternatives);
          joined.add(member, row, genotype);
        }
      },
    });
    members.push(counts.summary(member, column));
  }
  const tally = new FamilyTally();
  joined.tallyInto(tally);
  return { members, ...filter.summary(), mendelian: tally.summary() };
}

function columnOf(file: ProgramFile, names: readonly string[], member: Member): number {
  const found = names.filter((name) => memberOf(name) === member);
  if (found.length !== 1) {
    throw new ProgramError(
      `${file.name} has ${found.length === 0 ? 'no' : 'more than one'} sample column for ${member}; its columns are ${names.join(', ')}.`,
      `Name one column so that it holds ${member} as a word of its own, such as LCL5_${member}.`,
    );
  }
  return names.indexOf(found[0] ?? '');
}

function onlySample(file: ProgramFile, names: readonly string[], member: Member): string {
  const [name = ''] = names;
  const other = memberOf(name);
  if (names.length !== 1) {
    throw new ProgramError(
      `${file.name} has ${names.length} sample columns.`,
      'Choose a file with one sample, or the input "One multi-sample VCF".',
    );
  }
  if (other !== null && other !== member) {
    throw new ProgramError(
      `${file.name} was chosen for ${member}, but its sample is ${name}.`,
      `Choose the file of ${member}.`,
    );
  }
  return name;
}

function toTable({ members, mendelian }: Counted): string {
  const number = (value: number | null): string => (value === null ? 'NA' : value.toFixed(5));
  const header = [
    'member',
    'column',
    'snv',
    'indel',
    'ti_tv',
    'heterozygous',
    'homozygous',
    'het_hom',
    'mendelian_snv',
    'mendelian_indel',
  ];
  const rows = members.map((member) => [
    ...[
      member.member,
      member.column,
      member.snv,
      member.indel,
      number(member.tiTv),
      member.heterozygous,
      member.homozygous,
    ],
    ...[number(member.hetHom), number(mendelian.snv.concordance), number(mendelian.indel.concordance)],
  ]);
  return [header, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}

await runProgram('variant-qc', work);
