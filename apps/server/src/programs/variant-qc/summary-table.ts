import { delimitedText } from '@omics-portal/data-query/files';
import { type CountedVariants } from './count-variants.ts';
import { type MemberSummary } from './member-counts.ts';

type Cell = (member: MemberSummary, counted: CountedVariants) => string | number;

const COLUMNS: readonly (readonly [name: string, cell: Cell])[] = [
  ['member', ({ member }) => member],
  ['column', ({ column }) => column],
  ['snv', ({ snv }) => snv],
  ['indel', ({ indel }) => indel],
  ['ti_tv', ({ tiTv }) => figure(tiTv)],
  ['heterozygous', ({ heterozygous }) => heterozygous],
  ['homozygous', ({ homozygous }) => homozygous],
  ['het_hom', ({ hetHom }) => figure(hetHom)],
  ['mendelian_snv', (_, { mendelian }) => figure(mendelian.snv.concordance)],
  ['mendelian_indel', (_, { mendelian }) => figure(mendelian.indel.concordance)],
  ['mendelian_complete_snv', (_, { mendelian }) => figure(mendelian.snv.completeConcordance)],
  ['mendelian_complete_indel', (_, { mendelian }) => figure(mendelian.indel.completeConcordance)],
  ['twins_snv', (_, { mendelian }) => figure(mendelian.snv.twins.rate)],
  ['twins_indel', (_, { mendelian }) => figure(mendelian.indel.twins.rate)],
  ['twins_complete_snv', (_, { mendelian }) => figure(mendelian.snv.twins.completeRate)],
  ['twins_complete_indel', (_, { mendelian }) => figure(mendelian.indel.twins.completeRate)],
  ['trio_snv', (member, { mendelian }) => trioRate(member, mendelian.snv)],
  ['trio_indel', (member, { mendelian }) => trioRate(member, mendelian.indel)],
  ['trio_complete_snv', (member, { mendelian }) => completeTrioRate(member, mendelian.snv)],
  ['trio_complete_indel', (member, { mendelian }) => completeTrioRate(member, mendelian.indel)],
];

/** Content of summary.tsv: a header and one line for each member. A metric without a value is `NA`. */
export function summaryTable(counted: CountedVariants): string {
  const rows = counted.members.map((member) => COLUMNS.map(([, cell]) => cell(member, counted)));
  return delimitedText('tsv', [COLUMNS.map(([name]) => name), ...rows]);
}

/** Rate of the trio that a twin belongs to; the parents belong to both. */
function trioRate(
  { member }: MemberSummary,
  { trios }: CountedVariants['mendelian']['snv'],
): number | string {
  return member === 'D5' || member === 'D6' ? figure(trios[member].rate) : 'NA';
}

/** The same over variants with three known genotypes. */
function completeTrioRate(
  { member }: MemberSummary,
  { trios }: CountedVariants['mendelian']['snv'],
): number | string {
  return member === 'D5' || member === 'D6' ? figure(trios[member].completeRate) : 'NA';
}

/** Figure with all its digits, as in the JSON file: comparisons of samples by either file agree. */
function figure(value: number | null): number | string {
  return value ?? 'NA';
}
