import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { StorageObject } from '@omics-portal/api';
import { createShareLink } from '@omics-portal/resources';
import { Alert, Button, Dialog, FormField, Input, Select } from '@omics-portal/ui';
import { formatTime, useCopy, useErrorText } from '@omics-portal/wording';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { FileShareLinks } from './file-share-links';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Dialog that creates a link to a file for somebody without an account, and lists those of the file. */
export function ShareDialog({
  entry,
  onClose,
}: {
  readonly entry: StorageObject;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const errorText = useErrorText();
  const [seconds, setSeconds] = useState(String(DAY));
  const share = useMutation(createShareLink(datains));
  const name = nameOf(entry.key);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Share ${name}`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button
            variant="primary"
            icon={<ExternalLink />}
            busy={share.isPending}
            onClick={() => share.mutate({ file: entry.path, seconds: Number(seconds) })}
          >
            {t`Create the link`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField label={t`The link works for`}>
          {(control) => (
            <Select
              {...control}
              value={seconds}
              onValueChange={setSeconds}
              options={[
                { value: String(HOUR), label: t`1 hour` },
                { value: String(DAY), label: t`1 day` },
                { value: String(7 * DAY), label: t`7 days` },
              ]}
            />
          )}
        </FormField>
        <p className="text-sm text-muted">
          {t`Anyone who has the link can download the file until then, without an account. It stops working when you revoke it, and when the file is moved or deleted.`}
        </p>
        {share.data ? <NewLink url={share.data.url} expires={share.data.share_link.expires_time} /> : null}
        {share.isError ? (
          <Alert tone="danger" title={t`The link could not be created`}>
            {errorText(share.error)}
          </Alert>
        ) : null}
        <FileShareLinks
          file={entry.path}
          onRevoked={(id) => {
            if (share.data?.share_link.id === id) share.reset();
          }}
        />
      </div>
    </Dialog>
  );
}

/** New link, which is shown once. */
function NewLink({ url, expires }: { readonly url: string; readonly expires: number }) {
  const { t } = useLingui();
  const copy = useCopy();
  // A server may give a URL without its host.
  const link = new URL(url, window.location.href).href;
  const until = formatTime(expires);
  return (
    <FormField label={t`Link`} help={t`It works until ${until}. Copy it now: it is not shown again.`}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the link is shown once: focus announces it, selected for copying
            autoFocus
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button icon={<Copy />} onClick={() => void copy(link)}>
            {t`Copy`}
          </Button>
        </div>
      )}
    </FormField>
  );
}
