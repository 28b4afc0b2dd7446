import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { withFilter, type DataQuery } from '@omics-portal/data-query';
import { matchPasted, pastedCandidates } from '@omics-portal/data-query/workbench';
import { Button, FormField, Textarea } from '@omics-portal/ui';
import type { FieldLabels } from '../fields/field-labels';
import { MAX_PASTED } from './pasted-fields';
import { PastedResult } from './pasted-result';

interface PastedListProps {
  readonly query: DataQuery;
  readonly labels: FieldLabels;
  /** Called with the query that is filtered by the found entries. */
  readonly onUse: (next: DataQuery) => void;
}

/** List of names, ids or checksums: shows which of them the collection has, and filters by those. */
export function PastedList({ query, labels, onUse }: PastedListProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState('');
  const entryCount = matchPasted(text, []).unmatched.length;
  const tooMany = pastedCandidates(text).length > MAX_PASTED;
  return (
    <>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(text);
        }}
      >
        <FormField
          label={t`The list`}
          error={
            tooMany ? t`The list is too long: split it into parts of a few thousand entries.` : undefined
          }
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              className="font-mono text-xs"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FormField>
        <Button type="submit" className="self-start" disabled={entryCount === 0 || tooMany}>
          {t`Look for ${i18n.number(entryCount)} entries`}
        </Button>
      </form>
      {submitted === '' ? null : (
        <PastedResult
          key={submitted}
          text={submitted}
          collection={query.collection}
          labels={labels}
          onUse={(field, values) => onUse(withFilter(query, field, { kind: 'category', values }))}
        />
      )}
    </>
  );
}
