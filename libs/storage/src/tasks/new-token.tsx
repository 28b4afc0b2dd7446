import { refreshAccessKey, type OpenTask } from '@omics-portal/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Alert, AlertDialog } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useStorage } from '../ports/storage-ports';
import { TokenDialog } from './token-dialog';

interface NewTokenProps {
  readonly task: OpenTask;
  readonly onClose: () => void;
}

/** Dialog that generates an access key after a confirmation, and shows it once. */
export function NewToken({ task, onClose }: NewTokenProps) {
  const { t } = useLingui();
  const { reports } = useStorage();
  const errorText = useErrorText();
  const generate = useMutation(refreshAccessKey(reports));
  const { name } = task;
  if (generate.data) {
    return <TokenDialog name={name} token={generate.data} onClose={onClose} />;
  }
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t`New token for ${name}`}
      body={
        <>
          <Trans>Do you confirm to generate a new token? It is shown only once.</Trans>
          {generate.isError ? (
            <Alert tone="danger" className="mt-3" title={t`No token was generated`}>
              {errorText(generate.error)}
            </Alert>
          ) : null}
        </>
      }
      confirmLabel={generate.isError ? t`Retry` : t`Yes`}
      cancelLabel={t`No`}
      busy={generate.isPending}
      onConfirm={() => generate.mutate(task)}
    />
  );
}
