import { msg } from '@lingui/core/macro';
import type { ProblemMessages } from './program-problem-messages';

/** Messages about VCF files. */
export const VARIANT_PROBLEM_MESSAGES: ProblemMessages<'variant'> = {
  'variant.no-variants': () => msg`There are no variants. Choose a VCF with at least one data line.`,
  'variant.none-usable': (of) =>
    msg`No variant can be used. Rows: ${of('rows')}; left out by FILTER: ${of('filteredOut')}; reference blocks or sites without a variant: ${of('referenceRows')}; neither SNV nor INDEL: ${of('notSmall')}. Choose a VCF with called variants; a gVCF must be genotyped first.`,
  'variant.no-carrier': (of) =>
    msg`No genotype of the family carries one of the variants (rows with variants: ${of('rows')}). Check that the genotypes (GT) were written, and that these are the samples of the family.`,
  'variant.no-member-column': (of) =>
    msg`No sample column belongs to ${of('member')}; the columns are: ${of('columns')}. Rename one so that its name contains ${of('member')} or ${of('cellLine')} as a separate word, such as Quartet_${of('member')}.`,
  'variant.several-member-columns': (of) =>
    msg`More than one sample column belongs to ${of('member')}; the columns are: ${of('columns')}. Rename them so that only one name contains ${of('member')} or ${of('cellLine')} as a separate word, such as Quartet_${of('member')}.`,
  'variant.sample-columns': (of) =>
    msg`The file has ${of('columns')} sample columns instead of one. Choose a file with one sample, or the input for one multi-sample VCF.`,
  'variant.other-member': (of) =>
    msg`The file was chosen for ${of('member')}, but its sample is ${of('sample')}, which is ${of('other')}. Choose the file of ${of('member')}.`,
  'variant.too-many': (of) =>
    msg`The four files have more than ${of('limit')} different variants, too many to join here. Merge them into one multi-sample VCF first (bcftools merge), and choose that.`,
  'variant.other-format': () =>
    msg`This is not a VCF: its first line does not begin with “##fileformat=VCF”. Choose a VCF, uncompressed or compressed with gzip or bzip2.`,
  'variant.long-line': (of) =>
    msg`Line ${of('line')} is longer than 64 MB. Check that this is a VCF with line breaks.`,
  'variant.no-header': () =>
    msg`The “#CHROM” line is missing: the file is truncated or not a VCF. Upload it again.`,
  'variant.no-sample-column': () => msg`The file has no sample column. Choose a VCF with genotypes.`,
  'variant.row-before-header': (of) =>
    msg`Line ${of('line')} has data before the “#CHROM” line. Restore the header of the VCF.`,
  'variant.ragged-row': (of) =>
    msg`Line ${of('line')} has ${of('columns')} columns instead of ${of('expected')}: the file is truncated or damaged. Upload it again.`,
  'variant.no-genotypes': (of) =>
    msg`Line ${of('line')} has no genotype (GT) in its FORMAT column. Choose a VCF with genotypes.`,
  'variant.bad-position': (of) =>
    msg`Line ${of('line')}: the position “${of('text')}” is not a number. Correct the row, or create the VCF again.`,
  'variant.bad-genotype': (of) =>
    msg`Line ${of('line')}: the genotype “${of('text')}” of ${of('sample')} is not of the form 0/1 with alleles of its row. Correct the row, or create the VCF again.`,
};
