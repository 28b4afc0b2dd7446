import { useEffect, useRef, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { filterKind, searchFields } from '@omics-portal/data-query';
import { Checkbox, Input } from '@omics-portal/ui';
import type { FieldChooserProps } from './field-chooser';

/** List of the facet chooser: finds fields by key or name, in either language. */
export function FieldList({ fields, shown, labels }: FieldChooserProps) {
  const { t } = useLingui();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [onlyOthers, setOnlyOthers] = useState(false);
  // The panel has the focus until the list is loaded.
  useEffect(() => search.current?.focus(), []);
  const visible = new Set(shown.fields.map(({ key }) => key));
  const listed = onlyOthers ? fields.filter(({ key }) => !visible.has(key)) : fields;
  const found = searchFields(listed, text, (field) => [labels.field(field.key)]);
  return (
    <>
      <Input
        ref={search}
        type="search"
        aria-label={t`Search the fields`}
        placeholder={t`Search the fields`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
        <span role="status">
          {t`${plural(found.length, { one: '# file field', other: '# file fields' })}`}
        </span>
        <Checkbox label={t`Hide selected fields?`} checked={onlyOthers} onCheckedChange={setOnlyOthers} />
      </div>
      {found.length === 0 ? <p className="mt-3 text-muted">{t`No field name contains this text.`}</p> : null}
      <ul className="mt-3 flex max-h-80 flex-col gap-2 overflow-y-auto">
        {found.map((field) => (
          <li key={field.key}>
            <Checkbox
              label={
                <>
                  {labels.field(field.key)}{' '}
                  <span className="text-xs text-muted">
                    {field.key} · {filterKind(field) === 'number' ? t`number` : t`category`}
                  </span>
                </>
              }
              checked={visible.has(field.key)}
              onCheckedChange={(wanted) => (wanted ? shown.show(field.key) : shown.hide(field.key))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
