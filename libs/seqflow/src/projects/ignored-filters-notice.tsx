import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import type { ProjectListInput } from '@omics-portal/resources';
import { Alert } from '@omics-portal/ui';
import { ignoredFilters, type IgnoredFilter } from './ignored-filters';

/** Notice that the server ignored filters of the list, as older ones do; renders nothing otherwise. */
export function IgnoredFilters({
  input,
  projects,
}: {
  readonly input: ProjectListInput;
  readonly projects: readonly Project[];
}) {
  const { t } = useLingui();
  const labels = {
    name: t`Project name`,
    days: t`Start date (UTC+8)`,
    order: t`Order of the rows`,
  } satisfies Record<IgnoredFilter, string>;
  const ignored = ignoredFilters(input, projects).map((filter) => labels[filter]);
  if (ignored.length === 0) {
    return null;
  }
  const names = ignored.join(', ');
  return (
    <Alert tone="warning" title={t`This server does not support: ${names}`}>
      {t`It is an older version. The list below does not follow this choice.`}
    </Alert>
  );
}
