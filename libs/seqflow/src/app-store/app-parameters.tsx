import { appQueries } from '@omics-portal/resources';
import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DataTable, ErrorState, SkeletonLines, Tag, type DataTableColumn } from '@omics-portal/ui';
import { joinSentences, useErrorText } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { useFieldMessages } from '../app-form/field-messages';
import { fieldLabel, valueFields, type ValueField } from '../app-form/form-values';

/** True for the ids of samples: in older forms the number of samples, in the sample sheet its first column. */
function isSampleId({ tmplType }: ValueField): boolean {
  return tmplType === 'sample_id';
}

/** Table of the parameters of an app, from its form. */
export function AppParameters({ appName }: { readonly appName: string }) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const { kindOf, filterOf } = useFieldMessages();
  const schema = useQuery(appQueries(datains, i18n.locale).schema(appName));
  const columns = useMemo<DataTableColumn<ValueField>[]>(
    () => [
      {
        id: 'label',
        header: t`Parameter`,
        cell: (field) => (isSampleId(field) ? t`Sample ID` : fieldLabel(field)),
      },
      { id: 'kind', header: t`Type`, cell: (field) => kindOf(field) },
      {
        id: 'required',
        header: t`Required`,
        cell: (field) =>
          field.config?.rules?.some((rule) => rule.required) ? (
            <Tag tone="warning">{t`Required`}</Tag>
          ) : (
            t`Optional`
          ),
      },
      {
        id: 'help',
        header: t`Notes`,
        cell: (field) => (
          <div className="min-w-56">
            {joinSentences([
              isSampleId(field) ? t`The name of the job in lists and results.` : field.question,
              field.tmplType === 'file' ? filterOf(field.filterType) : undefined,
            ])}
          </div>
        ),
      },
    ],
    [t, kindOf, filterOf],
  );
  if (schema.isPending) {
    return <SkeletonLines lines={4} label={t`Loading the parameters`} />;
  }
  if (schema.isError) {
    return (
      <ErrorState
        title={t`The parameters could not be loaded`}
        message={errorText(schema.error)}
        retryLabel={t`Retry`}
        onRetry={() => void schema.refetch()}
      />
    );
  }
  return (
    <DataTable
      dense
      caption={t`Parameters`}
      columns={columns}
      rows={valueFields(schema.data)}
      rowKey={(field) => field.model}
    />
  );
}
