import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import { Alert, Button } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';

interface UncheckedConditionsProps {
  /** Request of the fields of the collection. */
  readonly fields: UseQueryResult<readonly FieldSchema[]>;
}

/**
 * Warning that the fields of a collection could not be loaded, although its query names some. It is shown while the files are
 * still requested, so that a server which does not respond is reported after one time-out.
 */
export function UncheckedConditions({ fields }: UncheckedConditionsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reason = errorText(fields.error) ?? '';
  return fields.isError ? (
    <Alert
      tone="warning"
      title={t`The conditions could not be checked`}
      action={
        <Button size="sm" onClick={() => void fields.refetch()}>
          {t`Retry`}
        </Button>
      }
    >
      {t`The fields of this collection could not be loaded. The files are requested with the conditions as they are. ${reason}`}
    </Alert>
  ) : null;
}
