import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { ShieldX } from 'lucide-react';
import type { AddressReading } from '@omics-portal/resources';

interface AddressRefusedProps {
  readonly reading: Extract<AddressReading, { ok: false }>;
  /** What is said when no address was given. */
  readonly missing: string;
  /** The key of the site's configuration that would allow the address. */
  readonly setting: 'allowedFrameOrigins' | 'allowedDocumentOrigins';
}

/** Says why an address is not opened, and for an origin that is not allowed who can allow it, and where. */
export function AddressRefused({ reading, missing, setting }: AddressRefusedProps) {
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
