import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Button, Card, Select } from '@omics-portal/ui';
import { acceptsFile } from '@omics-portal/api/file-filter';
import { fieldLabel, type FormValues, type ValueField } from '../app-form/form-values';
import { fileNameOf } from '../results/file-name';
import { formFields } from '../sheet/sheet-columns';
import { suggestFields, withField, type FieldsOfFiles } from './suggest-fields';

interface AssignFilesProps {
  readonly schema: AppSchema;
  readonly values: FormValues;
  /** Storage links of the files that another screen handed over. */
  readonly paths: readonly string[];
  /** Called with the values of the form and the files in their fields. */
  readonly onAssign: (values: FormValues) => void;
}

/** Files that are listed, each with a choice; the rest is counted as not used. */
const MAX_LISTED = 20;

/**
 * Files of another screen in an app that takes one sample: a field of the form for each of them. It says how many are left over,
 * because the project runs one job.
 */
export function AssignFiles({ schema, values, paths, onAssign }: AssignFilesProps) {
  const { t } = useLingui();
  const fields = formFields(schema, values).filter(({ tmplType }) => tmplType === 'file');
  const [own, setOwn] = useState<FieldsOfFiles | null>(null);
  const chosen = own ?? suggestFields(fields, paths);
  const used = [...chosen].filter(([, model]) => fields.some((field) => field.model === model));
  const count = paths.length;
  const unused = count - used.length;
  const more = count - MAX_LISTED;
  return (
    <Card title={t`Chosen files: ${count}`}>
      <div className="flex flex-col gap-3 text-sm">
        <p>{t`This app takes one sample and runs one job. Choose the field that each file is for.`}</p>
        <ul className="flex flex-col gap-2">
          {paths.slice(0, MAX_LISTED).map((path) => (
            <FileRow
              key={path}
              path={path}
              fields={fields.filter(({ filterType }) => acceptsFile(filterType, path))}
              model={new Map(used).get(path) ?? ''}
              onChange={(field) => setOwn(withField(chosen, path, field))}
            />
          ))}
        </ul>
        {more > 0 ? <p className="text-muted">{t`and ${more} more`}</p> : null}
        {unused > 0 ? (
          <p role="status">
            {t`${plural(unused, { one: '# file is', other: '# files are' })} not used. For a job with each of them, create a project for each, or choose an app with a sample sheet.`}
          </p>
        ) : null}
        <div>
          <Button
            variant="primary"
            size="sm"
            disabled={used.length === 0}
            onClick={() => onAssign(withFiles(fields, values, used))}
          >
            {t`Use these files`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Values of the form with files in their fields; a field without a chosen file keeps its value. */
function withFiles(
  fields: readonly ValueField[],
  values: FormValues,
  used: readonly (readonly [string, string])[],
): FormValues {
  const filled = fields.flatMap((field): readonly (readonly [string, FormValues[string]])[] => {
    const paths = used.filter(([, model]) => model === field.model).map(([path]) => path);
    const [first] = paths;
    return first === undefined ? [] : [[field.model, field.multiple === true ? paths : first]];
  });
  return { ...values, ...Object.fromEntries(filled) };
}

interface FileRowProps {
  readonly path: string;
  /** Fields that accept the file. */
  readonly fields: readonly ValueField[];
  /** Model of the chosen field; empty for none. */
  readonly model: string;
  readonly onChange: (field: ValueField | undefined) => void;
}

function FileRow({ path, fields, model, onChange }: FileRowProps) {
  const { t } = useLingui();
  const name = fileNameOf(path);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-40 flex-1 break-all" title={path}>
        {name}
      </span>
      {fields.length > 0 ? (
        <div className="w-60 max-w-full">
          <Select
            aria-label={t`Field of ${name}`}
            value={model || NOT_USED}
            onValueChange={(value) => onChange(fields.find((field) => field.model === value))}
            options={[
              { value: NOT_USED, label: t`Not used` },
              ...fields.map((field) => ({ value: field.model, label: fieldLabel(field) })),
            ]}
          />
        </div>
      ) : (
        <span className="text-muted">{t`No field takes a file of this kind`}</span>
      )}
    </li>
  );
}

const NOT_USED = '-';
