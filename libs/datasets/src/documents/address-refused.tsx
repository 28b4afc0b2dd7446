import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { ShieldX } from 'lucide-react';
import type { AddressReading } from './web-address';

interface AddressRefusedProps {
  readonly reading: Extract<AddressReading, { ok: false }>;
  /** What is said when no address was given. */
  readonly missing: string;
}

/** Says why an address is not opened. */
export function AddressRefused({ reading, missing }: AddressRefusedProps) {
  const { t } = useLingui();
  const origin = reading.origin ?? '';
  const reasons = {
    missing,
    unreadable: t`This is not a web address.`,
    'not-https': t`Only addresses that begin with https are opened here.`,
    origin: t`This portal does not open ${origin}. Whoever runs it can allow that origin in its configuration.`,
  };
  return (
    <EmptyState
      icon={<ShieldX />}
      title={t`This address is not opened`}
      description={reasons[reading.reason]}
    />
  );
}
