import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader } from '@omics-portal/ui';
import { useMatches } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { readBreadcrumb } from '../routes/read-tree';

/** In the place of a screen that does not exist yet. It says so, under the screen's own title. */
export function NotBuiltScreen() {
  const { t, i18n } = useLingui();
  const crumb = readBreadcrumb(useMatches()).at(-1);
  return (
    <>
      <PageHeader title={crumb ? i18n._(crumb.title) : t`Not built yet`} />
      <EmptyState
        icon={<Hammer />}
        title={t`This screen is not built yet`}
        description={
          <Trans>Its address is final: a link to it will lead to the screen once it is here.</Trans>
        }
      />
    </>
  );
}
