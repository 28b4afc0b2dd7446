import { useLingui } from '@lingui/react/macro';
import type { DensityFileReason, SmallVariantDensity } from '@omics-portal/api/visualisation';
import { Alert } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';

/** Note on records of the files that the density leaves out, by reason, and on lengths that no header states. */
export function LeftOutNote({ density }: { readonly density: SmallVariantDensity }) {
  const { t } = useLingui();
  const sentences = useSentences(density);
  const refused = useRefusedFiles(density);
  return (
    <>
      {refused.length > 0 ? (
        <Alert tone="warning" title={t`Files that were left out`} className="mt-3">
          <ul>
            {refused.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ul data-slot="left-out" className="mt-2 text-xs text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function useSentences({ leftOut, chromosomes, samples }: SmallVariantDensity): string[] {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const { badLines, otherSequences, filteredLines, referenceLines, otherAlleles, missingGenotypes } = leftOut;
  const [bad, other, filtered, reference, alleles, missing, columns] = [
    badLines,
    otherSequences,
    filteredLines,
    referenceLines,
    otherAlleles,
    missingGenotypes,
    leftOut.samples,
  ].map(number);
  const counts: [count: number, sentence: string][] = [
    [badLines, t`Left out, lines that cannot be read: ${bad}.`],
    [otherSequences, t`Left out, lines of other sequences than chromosomes 1 to 22, X and Y: ${other}.`],
    [filteredLines, t`Left out, lines whose FILTER is not PASS: ${filtered}.`],
    [referenceLines, t`Left out, lines without an alternative allele: ${reference}.`],
    [otherAlleles, t`Left out, alleles without bases (symbolic ones, break ends, and *): ${alleles}.`],
    [missingGenotypes, t`Left out, missing genotypes: ${missing}.`],
    [leftOut.samples, t`Left out, further sample columns: ${columns}.`],
  ];
  const found = counts.flatMap(([count, sentence]) => (count > 0 ? [sentence] : []));
  const undeclared = chromosomes.flatMap(({ name, isDeclared }) => (isDeclared ? [] : [name])).join(', ');
  return [
    ...(found.length > 0 || samples.length === 0 ? found : [t`No line of the files was left out.`]),
    ...(undeclared === ''
      ? []
      : [t`No header has the length of these, which end at their last variant here: ${undeclared}.`]),
  ];
}

function useRefusedFiles({ leftOut }: SmallVariantDensity): string[] {
  const { t } = useLingui();
  const sentenceOf = (file: string): Record<DensityFileReason, string> => ({
    missing: t`${file}: the file is not in the folder of the set.`,
    damaged: t`${file}: the file is empty, truncated or damaged.`,
    'not-vcf': t`${file}: the file is no VCF with a complete header.`,
    'no-sample': t`${file}: the file has no sample column, and the manifest names no sample.`,
    'other-assembly': t`${file}: its chromosomes have other lengths than those of an earlier file.`,
    repeated: t`${file}: an earlier file has these variants of the same sample.`,
  });
  return leftOut.files.map(({ file, reason }) => sentenceOf(file)[reason]);
}
