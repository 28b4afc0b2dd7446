import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';

/** Props of the notice. */
export interface MissingSetProps {
  /** Folder name of the reference set. */
  readonly set: string;
  /** Sentence that says what is absent. */
  readonly what: string;
  /** Content of the set. */
  readonly content?: 'table' | 'variants';
}

/** Notice that a reference set is not installed, with the way to add it. */
export function MissingSet({ set, what, content = 'table' }: MissingSetProps) {
  const { t } = useLingui();
  return (
    <Alert tone="warning" title={what}>
      {content === 'table'
        ? t`The operator can add it: put a folder ${set} with the table, a manifest, its license and its source into the folder of reference sets (REFERENCE_SETS_DIR), then start the server again.`
        : t`The operator can add it: put a folder ${set} with the VCF files of the samples, a manifest that lists them as smallVariants, its license and its source into the folder of reference sets (REFERENCE_SETS_DIR), then start the server again.`}
    </Alert>
  );
}
