import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { ShieldX } from 'lucide-react';
import type { AddressReading } from '@omics-portal/resources';

interface AddressRefusedProps {
  readonly reading: Extract<AddressReading, { ok: false }>;
  /** Message for a missing address. */
  readonly missing: string;
  /** Key of the configuration that would allow the address. */
  readonly setting: 'allowedFrameOrigins' | 'allowedDocumentOrigins';
}

/** Explanation why an address is not opened, with the setting that would allow its origin. */
export function AddressRejected({ reading, missing, setting }: AddressRefusedProps) {
  const { t } = useLingui();
  const origin = reading.origin ?? '';
  const reasons = {
    missing,
    unreadable: t`This is not a web address.`,
    'not-https': t`Only addresses that begin with https are opened here.`,
    origin: t`This portal does not open ${origin}.`,
  };
  return (
    <EmptyState
      icon={<ShieldX />}
      title={t`This address is not opened`}
      description={
        <>
          <p className="wrap-anywhere">{reasons[reading.reason]}</p>
          {reading.reason === 'origin' ? (
            <p className="mt-2 wrap-anywhere">
              <Trans>
                The operator can allow the address: add <code>{origin}</code> to <code>{setting}</code> in the
                configuration.
              </Trans>
            </p>
          ) : null}
        </>
      }
    />
  );
}
