import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Alert, Button, Dialog, FormField, Textarea } from '@omics-portal/ui';
import { isBatch } from '../app-form/form-values';
import { useSeqflow } from '../ports/seqflow-ports';
import { readSheetJson, sheetJson, type SheetData } from '../sheet/json/json-view';
import { useJsonMessages } from './use-json-messages';

interface JsonDialogProps {
  readonly schema: AppSchema;
  readonly data: SheetData;
  readonly onSave: (data: SheetData) => void;
  readonly onCancel: () => void;
}

/** Maximum number of problems that are listed. */
const MAX_SHOWN = 20;

/** Dialog with the parameters and the samples as JSON, to read, copy and edit. */
export function JsonDialog({ schema, data, onSave, onCancel }: JsonDialogProps) {
  const { t } = useLingui();
  const { newId } = useSeqflow();
  const messageOf = useJsonMessages();
  const [text, setText] = useState(() => sheetJson(schema, data));
  const reading = readSheetJson(schema, text, data, newId);
  const more = reading.problems.length - MAX_SHOWN;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={isBatch(schema) ? t`Samples as JSON` : t`Parameters as JSON`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            disabled={reading.data === null}
            onClick={() => reading.data && onSave(reading.data)}
          >
            {t`Use this JSON`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField
          label={t`JSON`}
          help={t`Common values, and the values of each sample. The form of the app checks them.`}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={16}
              spellCheck={false}
              className="font-mono text-xs"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </FormField>
        {reading.problems.length > 0 ? (
          <Alert
            tone={reading.data ? 'warning' : 'danger'}
            title={reading.data ? t`Some values do not fit yet` : t`This JSON cannot be used`}
          >
            <ul>
              {reading.problems.slice(0, MAX_SHOWN).map((problem, index) => (
                <li key={index}>{messageOf(problem)}</li>
              ))}
            </ul>
            {more > 0 ? <p>{t`and ${more} more`}</p> : null}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
