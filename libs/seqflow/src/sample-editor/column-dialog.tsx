import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, FormField, Input, RadioGroup, Select } from '@omics-portal/ui';
import { fieldOptions, holdsList, type ValueField } from '../app-form/form-values';
import { parseCell } from '../app-form/parse-cell';
import { fileNameOf } from '../results/file-name';
import { setColumn } from '../sheet/edit-column';
import type { SheetColumn } from '../sheet/sheet-columns';
import type { SheetRow } from '../sheet/sheet-row';
import type { DraftSheet } from './use-sheet-editing';

const FilePicker = lazy(async () => ({ default: (await import('../file-picker/file-picker')).FilePicker }));

interface ColumnDialogProps {
  readonly sheet: DraftSheet;
  readonly onSet: (rows: readonly SheetRow[]) => void;
  readonly onCancel: () => void;
}

/** Column with a value for each sample; that of the sample id is none, because ids differ. */
type ValueColumn = SheetColumn & { readonly field: ValueField };

/** Dialog that sets one value in a column, for all samples or those without a value. */
export function ColumnDialog({ sheet: { columns, rows }, onSet, onCancel }: ColumnDialogProps) {
  const { t } = useLingui();
  const choices = columns.filter((column): column is ValueColumn => column.field !== null);
  // A column with common values first: the files of samples differ.
  const [model, setModel] = useState((choices.find(({ common }) => common) ?? choices[0])?.model ?? '');
  const [text, setText] = useState('');
  const [which, setWhich] = useState<'all' | 'empty'>('all');
  const column = choices.find((each) => each.model === model);
  const set = (own: 'all' | 'empty') =>
    column ? setColumn(rows, model, parseCell(column.field, text) ?? undefined, own) : rows;
  const changes = (own: 'all' | 'empty') => set(own).filter((row, index) => row !== rows[index]).length;
  const [all, empty] = [changes('all'), changes('empty')];
  const count = which === 'all' ? all : empty;
  // Without a value, a cell of a column without a common value becomes empty.
  const clears = text === '' && column?.common === false;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={t`Set a column`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          <Button
            variant={clears ? 'danger' : 'primary'}
            disabled={count === 0}
            onClick={() => onSet(set(which))}
          >
            {clears ? t`Clear the cells of ${count} samples` : t`Change ${count} samples`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField label={t`Column`}>
          {(control) => (
            <Select
              {...control}
              value={model}
              onValueChange={(next) => {
                setModel(next);
                setText('');
              }}
              options={choices.map((each) => ({ value: each.model, label: each.label ?? each.model }))}
            />
          )}
        </FormField>
        {column ? <ValueControl key={model} field={column.field} text={text} onChange={setText} /> : null}
        <RadioGroup
          label={t`Samples`}
          value={which}
          onValueChange={(next) => setWhich(next === 'empty' ? 'empty' : 'all')}
          options={[
            { value: 'all', label: t`All samples (${all} change)` },
            { value: 'empty', label: t`Samples without a value (${empty} change)` },
          ]}
        />
      </div>
    </Dialog>
  );
}

interface ValueControlProps {
  readonly field: ValueField;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Control of the value: a choice of the app, a file, or text as in a cell. */
function ValueControl({ field, text, onChange }: ValueControlProps) {
  const { t } = useLingui();
  const options = holdsList(field) ? [] : fieldOptions(field);
  const help = t`Leave empty: the samples use the common value of the form.`;
  if (field.tmplType === 'file') {
    return <FileControl field={field} text={text} onChange={onChange} />;
  }
  return (
    <FormField label={t`Value for these samples`} help={help}>
      {(control) =>
        options.length > 0 ? (
          <Select
            {...control}
            value={text}
            onValueChange={onChange}
            options={options.map(({ label }) => ({ value: label, label }))}
          />
        ) : (
          <Input {...control} value={text} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </FormField>
  );
}

function FileControl({ field, text, onChange }: ValueControlProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormField
      label={t`Value for these samples`}
      help={text === '' ? t`No file is chosen.` : fileNameOf(text)}
    >
      {(control) => (
        <>
          <Button {...control} onClick={() => setOpen(true)}>{t`Choose a file`}</Button>
          {isOpen ? (
            <Suspense>
              <FilePicker
                title={t`Choose a file`}
                chosen={text === '' ? [] : [text]}
                multiple={false}
                filterType={field.filterType}
                onConfirm={([path = '']) => {
                  onChange(path);
                  setOpen(false);
                }}
                onCancel={() => setOpen(false)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </FormField>
  );
}
