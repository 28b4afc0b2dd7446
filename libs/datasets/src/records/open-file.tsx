import { useLingui } from '@lingui/react/macro';
import type { DataQuery } from '@omics-portal/data-query';
import { useQuery } from '@tanstack/react-query';
import { Drawer, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { toCartFile } from '../cart-store/cart-file';
import type { FieldLabels } from '../fields/field-labels';
import { fileKey } from '../fields/record-values';
import { useRecordQueries } from '../ports/use-record-queries';
import { FileActions, FileDetails } from './file-details';
import type { Files } from './use-files';

interface OpenFileProps {
  /** Query of the page behind the details. */
  readonly query: DataQuery;
  /** Path or name of the file, as the address has it. */
  readonly file: string;
  /** Files of the page; the file may be one of them. */
  readonly files: Files;
  readonly labels: FieldLabels;
  readonly onClose: () => void;
}

/** Drawer with the details of the file in the address, whether or not it is among the rows of the page. */
export function OpenFile({ query, file, files, labels, onClose }: OpenFileProps) {
  const { collection } = query;
  const { t } = useLingui();
  const errorText = useErrorText();
  const known = files.records.data?.data.find((row) => fileKey(row) === file);
  const found = useQuery({
    ...useRecordQueries().file(collection, file),
    enabled: known === undefined,
  });
  const record = known ?? found.data;
  const inCart = record ? toCartFile(collection, record) : null;
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={record?.file_name ?? (file.slice(file.lastIndexOf('/') + 1) || file)}
      closeLabel={t`Close`}
      footer={inCart ? <FileActions file={inCart} /> : null}
    >
      {record ? <FileDetails query={query} record={record} labels={labels} /> : null}
      {record === undefined && found.isPending ? (
        <SkeletonLines lines={8} label={t`Loading the file`} />
      ) : null}
      {record === undefined && found.error ? (
        <ErrorState
          title={t`Cannot fetch data, please retry later.`}
          message={errorText(found.error)}
          retryLabel={t`Retry`}
          onRetry={() => void found.refetch()}
        />
      ) : null}
      {record === null ? (
        <EmptyState
          title={t`No such record`}
          description={t`This collection has no file ${file}. It may have been renamed or withdrawn since the link was created.`}
        />
      ) : null}
    </Drawer>
  );
}
