import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Sample } from '@omics-portal/api';
import { appQueries, projectFactQueries } from '@omics-portal/resources';
import { EmptyState, ErrorState, Input, SkeletonLines, Tooltip, usePhone } from '@omics-portal/ui';
import { contentWidth, DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { useErrorText } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { fieldLabel, valueFields } from '../app-form/form-values';
import { useFormWithProfiles } from '../app-form/use-form-with-profiles';
import { useSeqflow } from '../ports/seqflow-ports';
import { matchingSamples, sampleKeys } from './sample-rows';
import { sampleText, shortSampleText } from './sample-text';

/** Tab of a project: its samples with all their values, under the labels of the app's form. */
export function ProjectSamples({ projectId }: { readonly projectId: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const project = useQuery(projectFactQueries(datains).detail(projectId));
  const loaded = useQuery(projectFactQueries(datains).samples(projectId));
  if (loaded.isPending) {
    return <SkeletonLines lines={6} label={t`Loading the samples`} />;
  }
  if (loaded.isError) {
    return (
      <ErrorState
        title={t`The samples could not be loaded`}
        message={errorText(loaded.error)}
        retryLabel={t`Retry`}
        onRetry={() => void loaded.refetch()}
      />
    );
  }
  return loaded.data.length > 0 ? (
    <SampleGrid samples={loaded.data} appName={project.data?.app_name ?? ''} />
  ) : (
    <EmptyState title={t`The server lists no samples of this project`} />
  );
}

/** Row of the grid: a sample with its position, which identifies it. */
interface SampleRow {
  readonly position: number;
  readonly sample: Sample;
}

function SampleGrid({ samples, appName }: { readonly samples: readonly Sample[]; readonly appName: string }) {
  const { t, i18n } = useLingui();
  const { datains } = useSeqflow();
  const isPhone = usePhone();
  const [search, setSearch] = useState('');
  // Without a form, such as that of a removed app, the keys stand for the labels.
  const { data } = useQuery({
    ...appQueries(datains, i18n.locale).schema(appName),
    enabled: appName !== '',
  });
  const form = useFormWithProfiles(data) ?? data;
  const columns = useMemo((): readonly GridColumn<SampleRow>[] => {
    const fields = new Map(form && valueFields(form).map((field) => [field.model, field]));
    return sampleKeys(samples, [...fields.keys()]).map((key) => {
      const field = fields.get(key);
      const label = field ? fieldLabel(field) : key;
      const texts = samples.map((sample) => shortSampleText(sample[key], field));
      return {
        id: key,
        label: key === 'sample_id' ? t`Sample` : label,
        value: ({ sample }) => sampleText(sample[key]),
        cell: ({ sample }) => (
          <SampleCell text={sampleText(sample[key])} short={shortSampleText(sample[key], field)} />
        ),
        width: contentWidth(texts, key === 'sample_id' && !isPhone ? ID_WIDTHS : COLUMN_WIDTHS),
        alwaysShown: key === 'sample_id',
      };
    });
  }, [form, samples, isPhone, t]);
  const rows = useMemo(() => matchingSamples(samples, search), [samples, search]);
  const total = samples.length;
  const found = rows.length;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Input
          type="search"
          className="max-w-md"
          aria-label={t`Search the samples`}
          placeholder={t`Search the samples`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="text-sm text-muted">
          {t`${found} of ${total} samples`}
        </p>
      </div>
      <DataGrid
        dense
        caption={t`Samples`}
        columns={columns}
        rows={rows}
        rowKey={({ position }) => String(position)}
        empty={<EmptyState title={t`No sample matches the search`} />}
      />
    </div>
  );
}

/** Limits of the width of a column in pixels. */
const COLUMN_WIDTHS = { min: 90, max: 320 };
/** Those of the sample ids: a name that identifies a row is not truncated where there is room. */
const ID_WIDTHS = { min: 90, max: 520 };

/** Value of a sample: its short text, with the whole value on hover and focus where it differs. */
function SampleCell({ text, short }: { readonly text: string; readonly short: string }) {
  return short === text ? (
    <>{text || '-'}</>
  ) : (
    <Tooltip content={<span className="break-all">{text}</span>}>
      <button type="button" className="max-w-full truncate rounded-xs text-start">
        {short}
      </button>
    </Tooltip>
  );
}
