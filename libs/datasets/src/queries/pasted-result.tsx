import { useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { emptyQuery, withFilter, type ValueCount } from '@omics-portal/data-query';
import { matchPasted, pastedCandidates, type PastedMatch } from '@omics-portal/data-query/workbench';
import { Button, CodeBlock, ErrorState, SegmentedControl, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import type { FieldLabels } from '../fields/field-labels';
import { useRecordQueries } from '../ports/use-record-queries';
import { PASTED_FIELDS, type PastedField } from './pasted-fields';

interface PastedResultProps {
  /** Pasted text. */
  readonly text: string;
  readonly collection: string;
  readonly labels: FieldLabels;
  readonly onUse: (field: PastedField, values: readonly string[]) => void;
}

/** Entries of a list that each field has in the whole collection. The field with most of them is selected first. */
export function PastedResult({ text, collection, labels, onUse }: PastedResultProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useRecordQueries();
  const values = useMemo(() => pastedCandidates(text), [text]);
  const [chosen, setChosen] = useState<PastedField | null>(null);
  const results = useQueries({
    queries: PASTED_FIELDS.map((field) =>
      queries.counts(
        withFilter(emptyQuery(collection), field, { kind: 'category', values }),
        field,
        'records',
      ),
    ),
  });
  if (results.some(({ isPending }) => isPending)) {
    return <SkeletonLines lines={4} label={t`Looking for the entries`} />;
  }
  const failed = results.find(({ isError }) => isError);
  if (failed) {
    return (
      <ErrorState
        title={t`The list could not be searched`}
        message={errorText(failed.error)}
        retryLabel={t`Retry`}
        onRetry={() => results.forEach((result) => void result.refetch())}
      />
    );
  }
  const matches = PASTED_FIELDS.map((field, index) => ({
    field,
    match: matchCounts(text, results[index]?.data ?? []),
  }));
  const best = matches.reduce((one, other) =>
    other.match.matched.length > one.match.matched.length ? other : one,
  );
  const { field, match } = matches.find((one) => one.field === chosen) ?? best;
  return (
    <section aria-label={t`What was found`} className="mt-5 flex flex-col gap-4">
      <SegmentedControl
        label={t`Look in`}
        value={field}
        onValueChange={(value) => setChosen(PASTED_FIELDS.find((known) => known === value) ?? null)}
        options={matches.map((one) => ({
          value: one.field,
          label: labels.field(one.field),
          count: one.match.matched.length,
        }))}
      />
      <Matched match={match} onUse={() => onUse(field, match.matched)} />
    </section>
  );
}

interface CountedMatch extends PastedMatch {
  /** Number of files of the matched entries. */
  readonly files: number;
}

function matchCounts(text: string, counts: readonly ValueCount[]): CountedMatch {
  const totals = new Map(
    counts.flatMap(({ value, total }) => (total > 0 ? [[String(value), total] as const] : [])),
  );
  const match = matchPasted(text, totals.keys());
  return { ...match, files: match.matched.reduce((sum, entry) => sum + (totals.get(entry) ?? 0), 0) };
}

function Matched({ match, onUse }: { readonly match: CountedMatch; readonly onUse: () => void }) {
  const { t } = useLingui();
  const { matched, unmatched, files } = match;
  const labels = { copyLabel: t`Copy`, copiedLabel: t`Copied` };
  return (
    <>
      <p role="status">
        {t`${plural(matched.length, { one: '# entry found', other: '# entries found' })} (${plural(files, { one: '# file', other: '# files' })}), ${plural(unmatched.length, { one: '# not found', other: '# not found' })}`}
      </p>
      <Button variant="primary" className="self-start" disabled={matched.length === 0} onClick={onUse}>
        {t`Filter by what was found`}
      </Button>
      {unmatched.length > 0 ? (
        <div>
          <h3 className="mb-1 text-sm font-semibold">{t`Not found`}</h3>
          <div className="max-h-48 overflow-y-auto">
            <CodeBlock code={unmatched.join('\n')} label={t`Not found`} {...labels} />
          </div>
        </div>
      ) : null}
      {matched.length > 0 ? (
        <div>
          <h3 className="mb-1 text-sm font-semibold">{t`Found`}</h3>
          <div className="max-h-48 overflow-y-auto">
            <CodeBlock code={matched.join('\n')} label={t`Found`} {...labels} />
          </div>
        </div>
      ) : null}
    </>
  );
}
