import { useLingui } from '@lingui/react/macro';
import { Alert, FormField } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { FILES_LISTED, useOwnFiles } from '../qc-source/use-own-files';
import { tablesOfObjects } from './stored-table';
import { TableCombobox } from './table-combobox';
import type { TablePickerProps } from './table-picker-props';

/** Picker of a table in the user's own storage and all folders of it, the newest first. */
export function OwnFilePicker({ label, disabled, onChoose }: TablePickerProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { own, files, total, error, loading } = useOwnFiles(search);
  if (own === null) {
    return <Alert tone="warning" title={t`The server names no folder of your own files`} />;
  }
  const listed = formatNumber(FILES_LISTED, i18n.locale);
  return (
    <FormField
      label={t`${label} from storage`}
      help={
        total > FILES_LISTED
          ? t`Tables among the newest ${listed} files. Type a part of a name to search all of them.`
          : t`CSV, TSV and TXT files of your own storage, with those of its folders.`
      }
    >
      {(control) => (
        <TableCombobox
          {...control}
          disabled={disabled}
          tables={tablesOfObjects(files, search)}
          listLabel={t`Tables in storage`}
          emptyLabel={
            search ? t`No table in your storage has this name.` : t`There is no table in your storage.`
          }
          loadingLabel={t`Files are loading`}
          loading={loading}
          error={error === null ? undefined : errorText(error)}
          onQueryChange={setText}
          onChoose={onChoose}
        />
      )}
    </FormField>
  );
}
