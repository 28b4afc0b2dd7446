import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { withFilter, type DataQuery } from '@omics-portal/data-query';
import { matchPasted, pastedCandidates } from '@omics-portal/data-query/workbench';
import { Button, Dialog, FormField, Textarea } from '@omics-portal/ui';
import { ClipboardPaste } from 'lucide-react';
import type { FieldLabels } from '../fields/field-labels';
import { MAX_PASTED } from './pasted-fields';
import { PastedResult } from './pasted-result';

interface PasteListButtonProps {
  readonly query: DataQuery;
  readonly onQueryChange: (next: DataQuery) => void;
  readonly labels: FieldLabels;
}

/** Dialog for a list of names, ids or checksums: shows which of them the collection has, and filters by those. */
export function PasteListButton({ query, onQueryChange, labels }: PasteListButtonProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState('');
  const entryCount = matchPasted(text, []).unmatched.length;
  const tooMany = pastedCandidates(text).length > MAX_PASTED;
  return (
    <>
      <Button size="sm" icon={<ClipboardPaste />} onClick={() => setOpen(true)}>{t`Paste a list`}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t`Find the files of a list`}
        description={t`File names, libraries, donors, checksums or paths: one a line, or separated by commas, semicolons or tabs.`}
        closeLabel={t`Close`}
        size="lg"
      >
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
              tooMany ? t`The list is too long; look for it in parts of some thousand entries.` : undefined
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
            onUse={(field, values) => {
              onQueryChange(withFilter(query, field, { kind: 'category', values }));
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
