import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';

/** Notice that a reference set is not installed, for visitors; operators find the sets in `docs/operations.md`. */
export function MissingSet({ what }: { readonly what: string }) {
  const { t } = useLingui();
  return (
    <Alert tone="warning" title={what}>
      {t`The operator of this site decides which reference sets it has. The other plots of this page do not need this one.`}
    </Alert>
  );
}
