import { lazy, Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, FormField, IconButton } from '@omics-portal/ui';
import { FilePlus2, X } from 'lucide-react';
import { joinSentences, PanelBoundary } from '@omics-portal/wording';
import { fileNameOf } from '../results/file-name';
import { useFieldMessages } from '../app-form/field-messages';
import { fieldLabel, isList, type FormValue, type ValueField } from '../app-form/form-values';

/** Loaded on demand: the wizard loads without the tables of the file picker. */
const FilePicker = lazy(async () => ({ default: (await import('../file-picker/file-picker')).FilePicker }));

interface FileControlProps {
  readonly field: ValueField;
  readonly value: FormValue;
  readonly error: string | undefined;
  readonly onChange: (value: FormValue) => void;
}

/** Control of a file field: the chosen files in the order of the jobs, and a button that opens the file picker. */
export function FileControl({ field, value, error, onChange }: FileControlProps) {
  const { t } = useLingui();
  const { filterOf } = useFieldMessages();
  const [picking, setPicking] = useState(false);
  const label = fieldLabel(field);
  const multiple = field.multiple === true;
  const chosen = (isList(value) ? value : value === null || value === '' ? [] : [value]).map(String);
  const put = (paths: readonly string[]) => onChange(multiple ? paths : (paths[0] ?? null));
  const help = joinSentences([field.question, filterOf(field.filterType)]);
  return (
    <>
      <FormField
        label={label}
        required={field.config?.rules?.some((rule) => rule.required)}
        help={help}
        error={error}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <div className="flex flex-col items-start gap-2">
            <ChosenFiles
              paths={chosen}
              onRemove={(index) => put(chosen.filter((_path, at) => at !== index))}
            />
            <Button
              id={id}
              aria-describedby={describedBy}
              aria-label={t`Select Files: ${label}`}
              icon={<FilePlus2 />}
              disabled={field.disabled}
              onClick={() => setPicking(true)}
            >
              {t`Select Files`}
            </Button>
          </div>
        )}
      </FormField>
      <PanelBoundary>
        <Suspense>
          {picking ? (
            <FilePicker
              title={t`Select Files: ${label}`}
              chosen={chosen}
              multiple={multiple}
              filterType={field.filterType}
              onConfirm={(paths) => {
                put(paths);
                setPicking(false);
              }}
              onCancel={() => setPicking(false)}
            />
          ) : null}
        </Suspense>
      </PanelBoundary>
    </>
  );
}

function ChosenFiles({
  paths,
  onRemove,
}: {
  readonly paths: readonly string[];
  readonly onRemove: (index: number) => void;
}) {
  const { t } = useLingui();
  if (paths.length === 0) {
    return null;
  }
  return (
    <ol className="flex max-h-48 w-full flex-col gap-1 overflow-auto">
      {paths.map((path, index) => {
        const fileName = fileNameOf(path);
        return (
          // Two jobs may have the same file.
          <li
            key={`${index}/${path}`}
            className="flex items-center gap-2 rounded-control border border-border bg-sunken px-2 py-1 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-all">{fileName}</span>
              <span className="block truncate text-xs text-muted" title={path}>
                {path}
              </span>
            </span>
            <IconButton
              label={t`Remove ${fileName}`}
              size="sm"
              variant="ghost"
              icon={<X />}
              onClick={() => onRemove(index)}
            />
          </li>
        );
      })}
    </ol>
  );
}
