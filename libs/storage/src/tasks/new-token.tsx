import { refreshAccessKey, type AccessKey, type OpenTask } from '@omics-portal/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Alert, AlertDialog, Button, DescriptionList, Dialog, saveFile } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { Download } from 'lucide-react';
import { useStorage } from '../ports/storage-ports';

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

interface TokenDialogProps {
  readonly name: string;
  readonly token: AccessKey;
  readonly onClose: () => void;
}

function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  const { t } = useLingui();
  const { uploadPath, region, durationHours, expiration, accessKey, accessSecret, stsToken, authorizedCode } =
    token;
  const secret = (text: string) => <code className="text-xs wrap-anywhere select-all">{text}</code>;
  const save = () => {
    const content = new Blob([JSON.stringify(token, null, 2)], { type: 'application/json' });
    saveFile(`${name}-access-key.json`, content);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`New Token Information (Only Show Once)`}
      description={name}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button variant="primary" icon={<Download />} onClick={save}>
            {t`Download JSON`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Alert tone="warning" title={t`These secrets are shown once`}>
          {t`Once this window is closed they cannot be shown again. Anyone who has them can write to your folder until they expire. The downloaded file is not encrypted.`}
        </Alert>
        <DescriptionList
          columns={2}
          items={[
            { term: t`Uploading Path`, detail: secret(uploadPath) },
            { term: t`Region`, detail: region },
            { term: t`Duration (hours)`, detail: durationHours ?? '–' },
            { term: t`Expiration`, detail: <Moment ms={Date.parse(expiration)} /> },
            { term: t`Access Key`, detail: secret(accessKey) },
            { term: t`Access Secret`, detail: secret(accessSecret) },
            { term: t`STS Token`, detail: secret(stsToken) },
            { term: t`Authorized Code`, detail: secret(authorizedCode) },
          ]}
        />
      </div>
    </Dialog>
  );
}
