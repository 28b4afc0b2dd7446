import type { AccessKey } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, DescriptionList, Dialog, saveFile } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { Download } from 'lucide-react';
import { TokenCommands } from './token-commands';

interface TokenDialogProps {
  readonly name: string;
  readonly token: AccessKey;
  readonly onClose: () => void;
}

/** Dialog that shows an access key once, with commands that upload by it. */
export function TokenDialog({ name, token, onClose }: TokenDialogProps) {
  const { t } = useLingui();
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
        <TokenCommands commands={token.commands} />
        {token.kind === 'link' ? (
          <Alert tone="info" title={t`Uploads go through the portal`}>
            {t`There are no S3 keys for this folder. curl uploads with a signed address, and needs no sign-in until that expires.`}
          </Alert>
        ) : null}
        <TokenFields token={token} />
      </div>
    </Dialog>
  );
}

function TokenFields({ token }: { readonly token: AccessKey }) {
  const { t } = useLingui();
  const { uploadPath, region, durationHours, expiration, authorizedCode, endpoint, bucketPath } = token;
  const secret = (text: string) => <code className="text-xs wrap-anywhere select-all">{text}</code>;
  const isS3 = token.kind === 's3';
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: t`Uploading Path`, detail: secret(uploadPath) },
        ...(isS3 ? [{ term: t`Region`, detail: region }] : []),
        ...(endpoint === null ? [] : [{ term: t`S3 endpoint`, detail: secret(endpoint) }]),
        ...(bucketPath === null ? [] : [{ term: t`Path in the S3 store`, detail: secret(bucketPath) }]),
        { term: t`Duration (hours)`, detail: durationHours ?? '–' },
        { term: t`Expiration`, detail: <Moment ms={Date.parse(expiration)} /> },
        ...(isS3
          ? [
              { term: t`Access Key`, detail: secret(token.accessKey) },
              { term: t`Access Secret`, detail: secret(token.accessSecret) },
              { term: t`STS Token`, detail: secret(token.stsToken) },
            ]
          : []),
        { term: t`Authorized Code`, detail: secret(authorizedCode) },
      ]}
    />
  );
}
