import { classifySite } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import type { ProgramFile } from '../program-params.ts';
import { problemIn } from '../program-problem.ts';
import { type LeftOutChromosome, MendelianChromosomes } from './chromosomes.ts';
import { FamilyTally } from './family-tally.ts';
import { type Member, MemberCounts, memberOf, MEMBERS, type MemberSummary } from './member-counts.ts';
import type { MovedKeys } from './one-spelling.ts';
import { readVcf } from './read-vcf.ts';
import type { GenomeInfo, ReferenceGenome } from './reference-genome.ts';
import { type RowCounts, RowFilter } from './row-filter.ts';
import { SeparateFiles } from './separate-files.ts';

/** Metrics of one family. */
export interface CountedVariants extends RowCounts {
  readonly members: readonly MemberSummary[];
  readonly mendelian: ReturnType<FamilyTally['summary']> & {
    /** Chromosomes excluded from the Mendelian figures. */
    readonly leftOut: readonly LeftOutChromosome[];
  };
  /** Genome that INDELs of separate files were left-aligned by. */
  readonly genome?: GenomeInfo;
  /** Warnings about the files, for readers of the report. */
  readonly inputWarnings: readonly string[];
}

/** Counts the variants of a joint VCF with a column for each member. Throws {@link ProgramError} for an unsuitable file. */
export async function countJoint(
  file: ProgramFile,
  share: (share: number) => void = () => {},
): Promise<CountedVariants> {
  const filter = new RowFilter();
  const tally = new FamilyTally();
  const chromosomes = new MendelianChromosomes();
  const counts = MEMBERS.map(() => new MemberCounts());
  let columns: readonly string[] = [];
  let indexes: readonly number[] = [];
  const inputWarnings = await readVcf(file, {
    share,
    samples: (names) => {
      columns = names;
      indexes = MEMBERS.map((member) => columnOf(file, names, member));
    },
    row: (row) => {
      const { variants, isFiltered } = filter.read(row);
      if (isFiltered || variants.length === 0) {
        return;
      }
      const [d5 = null, d6 = null, f7 = null, m8 = null] = indexes.map(
        (index) => row.genotypes[index] ?? null,
      );
      [d5, d6, f7, m8].forEach((genotype, member) => counts[member]?.add(genotype, variants));
      const families = classifySite(
        { d5, d6, f7, m8 },
        variants.map(({ alleles }) => alleles),
      );
      families.forEach((classes, index) => {
        const variant = variants[index];
        if (variant && chromosomes.accepts(row.chromosome)) {
          tally.add(variant.kind, classes);
        }
      });
    },
  });
  const members = MEMBERS.flatMap(
    (member, index) => counts[index]?.summary(member, columns[indexes[index] ?? -1] ?? '') ?? [],
  );
  requireVariants([file], filter.summary(), members);
  const mendelian = { ...tally.summary(), leftOut: chromosomes.leftOut() };
  return { members, ...filter.summary(), mendelian, inputWarnings };
}

/**
 * Counts the variants of four single-sample VCFs, with INDELs left-aligned by the genome where there is one.
 *
 * @throws {ProgramError} For an unsuitable file.
 */
export async function countSeparate(
  files: ReadonlyMap<Member, ProgramFile>,
  share: (share: number) => void = () => {},
  genome?: ReferenceGenome,
): Promise<CountedVariants> {
  const filter = new RowFilter();
  const joined = new SeparateFiles();
  const members: MemberSummary[] = [];
  const inputWarnings: string[] = [];
  for (const [member, file] of files) {
    const counts = new MemberCounts();
    const rowsBefore = filter.summary().rows;
    let column = '';
    const warnings = await readVcf(file, {
      share: (part) => share((members.length + part) / files.size),
      samples: (names) => {
        column = onlySample(file, names, member);
      },
      row: (row) => {
        const { variants, isFiltered } = filter.read(row);
        joined.add(member, row, variants, isFiltered);
        if (!isFiltered) {
          counts.add(row.genotypes[0] ?? null, variants);
        }
      },
    });
    if (filter.summary().rows === rowsBefore) {
      throw noVariants(file.name, 'holds');
    }
    inputWarnings.push(...warnings);
    members.push(counts.summary(member, column));
  }
  requireVariants([...files.values()], filter.summary(), members);
  const tally = new FamilyTally();
  const chromosomes = new MendelianChromosomes();
  const basesOf = genome && ((chromosome: string) => genome.basesOf(chromosome));
  const contradiction = joined.tallyInto(tally, chromosomes, basesOf);
  const mendelian = { ...tally.summary(), leftOut: chromosomes.leftOut() };
  const counted = { members, ...filter.summary(), mendelian };
  if (!genome) return { ...counted, inputWarnings };
  return contradiction
    ? { ...counted, inputWarnings: [...inputWarnings, otherAssembly(genome, contradiction)] }
    : { ...counted, genome: genome.info, inputWarnings };
}

function otherAssembly(
  { info }: ReferenceGenome,
  { chromosome, position }: NonNullable<MovedKeys['contradiction']>,
): string {
  return `The files are not of the installed genome ${info.assembly}: REF differs at ${chromosome}:${position}. INDELs were left-aligned by the reference bases in the files.`;
}

function noVariants(names: string, verb: string): ProgramError {
  return new ProgramError(
    `${names} ${verb} no variants.`,
    'Choose a VCF with at least one data line.',
    problemIn(names, 'variant.no-variants', {}),
  );
}

/** Refuses input without a result: no rows, no usable rows, or no carried variant. */
function requireVariants(
  files: readonly ProgramFile[],
  { rows, filteredOut, referenceRows, notSmallVariants, usedRows }: RowCounts,
  members: readonly MemberSummary[],
): void {
  const [names, verb] = [files.map(({ name }) => name).join(', '), files.length > 1 ? 'hold' : 'holds'];
  if (rows === 0) {
    throw noVariants(names, verb);
  }
  if (usedRows === 0) {
    throw new ProgramError(
      `${names} ${verb} no variant that can be used. Rows: ${rows}; left out by FILTER: ${filteredOut}; reference blocks or sites without a variant: ${referenceRows}; neither SNV nor INDEL: ${notSmallVariants}.`,
      'Choose a VCF with called variants; a gVCF must be genotyped first.',
      problemIn(names, 'variant.none-usable', {
        rows,
        filteredOut,
        referenceRows,
        notSmall: notSmallVariants,
      }),
    );
  }
  if (members.every(({ snv, indel }) => snv + indel === 0)) {
    throw new ProgramError(
      `No genotype of the family carries one of the variants in ${names} (rows with variants: ${usedRows}).`,
      'Check that the genotypes (GT) were written, and that these are the samples of the family.',
      problemIn(names, 'variant.no-carrier', { rows: usedRows }),
    );
  }
}

function columnOf(file: ProgramFile, names: readonly string[], member: Member): number {
  const found = names.filter((name) => memberOf(name) === member);
  if (found.length !== 1) {
    const code = found.length === 0 ? 'variant.no-member-column' : 'variant.several-member-columns';
    const [columns, cellLine] = [names.join(', '), CELL_LINE_OF[member]];
    throw new ProgramError(
      `${file.name} has ${found.length === 0 ? 'no' : 'more than one'} sample column for ${member}; its columns are ${columns}.`,
      `Name one column so that it holds ${member} or ${cellLine} as a word of its own, such as Quartet_${member}.`,
      problemIn(file.name, code, { member, cellLine, columns }),
    );
  }
  return names.indexOf(found[0] ?? '');
}

const CELL_LINE_OF: Readonly<Record<Member, string>> = { D5: 'LCL5', D6: 'LCL6', F7: 'LCL7', M8: 'LCL8' };

function onlySample(file: ProgramFile, names: readonly string[], member: Member): string {
  const [name = ''] = names;
  const other = memberOf(name);
  if (names.length !== 1) {
    throw new ProgramError(
      `${file.name} has ${names.length} sample columns.`,
      'Choose a file with one sample, or the input "One multi-sample VCF".',
      problemIn(file.name, 'variant.sample-columns', { columns: names.length }),
    );
  }
  if (other !== null && other !== member) {
    throw new ProgramError(
      `${file.name} was chosen for ${member}, but its sample is ${name}, which is ${other}.`,
      `Choose the file of ${member}.`,
      problemIn(file.name, 'variant.other-member', { member, sample: name, other }),
    );
  }
  return name;
}
