import { useLingui } from '@lingui/react';
import type { TotalsHistory } from '@omics-portal/api/visualisation';
import { OMICS_LABELS } from '@omics-portal/wording';
import { use } from 'react';
import { loadTotalWords } from '../total-words/load-total-words';
import type { TotalWords } from '../total-words/total-words';
import { DotStrip } from './dot-strip';

/** Identifier of the reference set that ships. */
const SHIPPED = 'proteomics-quartet';
const OMICS = ['transcriptomics', 'proteomics', 'metabolomics'] as const;

/**
 * Total scores of the batches of RNA, proteins and metabolites; names the kinds without a history. Suspends until its words are
 * loaded.
 */
export function TotalFigures({ histories }: { readonly histories: readonly TotalsHistory[] }) {
  const { i18n } = useLingui();
  const words = use(loadTotalWords(i18n.locale));
  const without = OMICS.filter((omics) => !histories.some((history) => history.omics === omics));
  const names = without.map((omics) => i18n._(OMICS_LABELS[omics]));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <div className="mt-5 border-t border-border pt-4">
      <p className="text-sm text-muted">{words.intro}</p>
      {histories.map((history) => (
        <TotalStrip key={history.omics} words={words} {...history} />
      ))}
      {without.length > 0 ? (
        <p className="mt-3 text-xs wrap-anywhere text-muted">{words.noHistory(list)}</p>
      ) : null}
    </div>
  );
}

function TotalStrip({
  omics,
  source: { id, title },
  batches,
  words,
}: TotalsHistory & { readonly words: TotalWords }) {
  const { i18n } = useLingui();
  const format = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const last = batches.at(-1);
  return (
    <>
      <DotStrip
        label={i18n._(OMICS_LABELS[omics])}
        values={batches.map(({ total }) => total)}
        axis={[1, 10]}
        format={format}
        marked={last?.total}
        note={last ? words.last(last.batch, format(last.total), last.grade) : undefined}
      />
      {/* Another set has the title of its manifest in all languages. */}
      <p className="mt-3 text-xs wrap-anywhere text-muted">
        {words.source(id === SHIPPED ? words.shippedHistory : title)}
      </p>
    </>
  );
}
