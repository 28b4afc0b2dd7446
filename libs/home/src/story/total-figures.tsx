import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BatchTotal, TotalsHistory } from '@omics-portal/api/visualisation';
import { OMICS_LABELS } from '@omics-portal/wording';
import { DotStrip } from './dot-strip';

/** Identifier of the set that ships. */
const SHIPPED = 'proteomics-quartet';
const OMICS = ['transcriptomics', 'proteomics', 'metabolomics'] as const;

const GRADES = {
  Bad: msg({ message: 'Bad', context: 'grade' }),
  Fair: msg({ message: 'Fair', context: 'grade' }),
  Good: msg({ message: 'Good', context: 'grade' }),
  Great: msg({ message: 'Great', context: 'grade' }),
} satisfies Record<BatchTotal['grade'], unknown>;

/** Total scores of the batches of RNA, proteins and metabolites; names the kinds without a history. */
export function TotalFigures({ histories }: { readonly histories: readonly TotalsHistory[] }) {
  const { t, i18n } = useLingui();
  const without = OMICS.filter((omics) => !histories.some((history) => history.omics === omics));
  const names = without.map((omics) => i18n._(OMICS_LABELS[omics]));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <div className="mt-5 border-t border-border pt-4">
      <p className="text-sm text-muted">
        {t`Total score of a batch among those of the history, from 1 (the worst) to 10 (the best).`}
      </p>
      {histories.map((history) => (
        <TotalStrip key={history.omics} {...history} />
      ))}
      {without.length > 0 ? (
        <p className="mt-3 text-xs wrap-anywhere text-muted">{t`No history of batches is installed: ${list}`}</p>
      ) : null}
    </div>
  );
}

function TotalStrip({ omics, source: { id, title }, batches }: TotalsHistory) {
  const { t, i18n } = useLingui();
  const format = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const last = batches.at(-1);
  // Another set has the title of its manifest in all languages.
  const source = id === SHIPPED ? t`history of Quartet proteomics batches` : title;
  return (
    <>
      <DotStrip
        label={i18n._(OMICS_LABELS[omics])}
        values={batches.map(({ total }) => total)}
        axis={[1, 10]}
        format={format}
        marked={last?.total}
        note={
          last
            ? t`The last in the table, ${last.batch}: ${format(last.total)}, ${i18n._(GRADES[last.grade])}`
            : undefined
        }
      />
      <p className="mt-3 text-xs wrap-anywhere text-muted">{t`Source: ${source}`}</p>
    </>
  );
}
