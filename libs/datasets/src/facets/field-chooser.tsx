import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { searchFields } from '@omics-portal/data-query';
import { Button, Checkbox, Input, Popover } from '@omics-portal/ui';
import { ListFilterPlus } from 'lucide-react';
import type { FieldWords } from '../fields/use-field-words';
import type { ShownFields } from './use-shown-fields';

interface FieldChooserProps {
  readonly fields: readonly FieldSchema[];
  readonly shown: ShownFields;
  readonly words: FieldWords;
}

/** Finds a field by key or by name, in either language, and shows or hides its facet. */
export function FieldChooser({ fields, shown, words }: FieldChooserProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = searchFields(fields, text, (field) => [words.field(field.key)]);
  const inSight = new Set(shown.fields.map(({ key }) => key));
  return (
    <Popover
      label={t`Add a File Filter`}
      trigger={<Button icon={<ListFilterPlus />} className="w-full">{t`Add a File Filter`}</Button>}
      className="w-80"
    >
      <Input
        type="search"
        aria-label={t`Search the fields`}
        placeholder={t`Search the fields`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 ? <p className="mt-3 text-muted">{t`No field has this in its name.`}</p> : null}
      <ul className="mt-3 flex flex-col gap-2">
        {found.map((field) => (
          <li key={field.key}>
            <Checkbox
              label={
                <>
                  {words.field(field.key)} <span className="text-xs text-muted">{field.key}</span>
                </>
              }
              checked={inSight.has(field.key)}
              onCheckedChange={(wanted) => (wanted ? shown.show(field.key) : shown.hide(field.key))}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
