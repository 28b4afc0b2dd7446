import { useLingui } from '@lingui/react/macro';
import { objectQueries, ownFolderQuery } from '@omics-portal/resources';
import { Alert, FormField } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '../ports/use-error-text';
import { useReports } from '../ports/reports-ports';
import { tablesOfObjects } from './stored-table';
import { TableCombobox } from './table-combobox';
import type { TablePickerProps } from './table-picker-props';

/** Number of files in one request: the maximum of the wire. */
const FILES_LISTED = 1000;

/** Picker of a table in the user's own storage and all folders of it, the newest first. */
export function OwnFilePicker({ label, disabled, onChoose }: TablePickerProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { datains } = useReports();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const own = useQuery(ownFolderQuery(datains));
  const files = useQuery({
    ...objectQueries(datains).folder({
      ...(own.data ?? { service: '', bucket: '', prefix: '' }),
      page: 1,
      perPage: FILES_LISTED,
      recursive: true,
      sort: 'updated:desc',
      ...(search && { search }),
    }),
    enabled: Boolean(own.data),
  });
  if (own.data === null) {
    return <Alert tone="warning" title={t`The server names no folder of your own files`} />;
  }
  const error = own.error ?? files.error;
  const listed = formatNumber(FILES_LISTED, i18n.locale);
  return (
    <FormField
      label={t`${label} from storage`}
      help={
        (files.data?.total ?? 0) > FILES_LISTED
          ? t`Tables among the newest ${listed} files. Type a part of a name to search all of them.`
          : t`CSV, TSV and TXT files of your own storage, with those of its folders.`
      }
    >
      {(control) => (
        <TableCombobox
          {...control}
          disabled={disabled}
          tables={tablesOfObjects(files.data?.data ?? [], search)}
          listLabel={t`Tables in storage`}
          emptyLabel={
            search ? t`No table in your storage has this name.` : t`There is no table in your storage.`
          }
          loadingLabel={t`Files are loading`}
          loading={error === null && files.isPending}
          error={error === null ? undefined : errorText(error)}
          onQueryChange={setText}
          onChoose={onChoose}
        />
      )}
    </FormField>
  );
}
