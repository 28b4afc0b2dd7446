import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { parseStorageLink, type StorageObject } from '@omics-portal/api';
import { shareLink } from '@omics-portal/resources';
import { Alert, Button, Dialog, FormField, Input, Select } from '@omics-portal/ui';
import { formatTime, useCopy, useErrorText } from '@omics-portal/wording';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Dialog that signs a link to a file for somebody without an account, until a time. */
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
  const share = useMutation(shareLink(datains));
  const address = parseStorageLink(entry.path);
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
            onClick={() => address && share.mutate({ ...address, seconds: Number(seconds) })}
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
              onValueChange={(next) => {
                setSeconds(next);
                share.reset();
              }}
              options={[
                { value: String(HOUR), label: t`1 hour` },
                { value: String(DAY), label: t`1 day` },
                { value: String(7 * DAY), label: t`7 days` },
              ]}
            />
          )}
        </FormField>
        <p className="text-sm text-muted">
          {t`Anyone who has the link can download the file until then, without an account. It cannot be revoked, but it stops working when the file is moved or deleted.`}
        </p>
        {share.data ? <SharedLink url={share.data.url} expires={share.data.expires} /> : null}
        {share.isError ? (
          <Alert tone="danger" title={t`The link could not be created`}>
            {errorText(share.error)}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Shared link, with its time of end; null if the service did not say it. */
function SharedLink({ url, expires }: { readonly url: string; readonly expires: number | null }) {
  const { t } = useLingui();
  const copy = useCopy();
  // A server may give a URL without its host.
  const link = new URL(url, window.location.href).href;
  const until = formatTime(expires);
  return (
    <FormField
      label={t`Link`}
      help={expires === null ? t`The service did not say how long it works.` : t`It works until ${until}.`}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button icon={<Copy />} onClick={() => void copy(link)}>
            {t`Copy`}
          </Button>
        </div>
      )}
    </FormField>
  );
}
