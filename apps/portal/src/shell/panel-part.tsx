import { useLingui } from '@lingui/react/macro';
import { ErrorState, Spinner } from '@omics-portal/ui';
import { useEffect, useState } from 'react';
import { usePart, type Part } from './part';

/** How long the spinner of a panel turns at most, in milliseconds. */
export const PANEL_SPINNER_MS = 2000;

/**
 * What a header button opens, fetched with its first opening. A spinner stands in for it, for two seconds at most: then
 * the reader is told and can try again, and what comes later is shown all the same.
 */
export function PanelPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const { t } = useLingui();
  const { Component, failed, retry } = usePart(part);
  const [waited, setWaited] = useState(false);
  const missing = Component === undefined;
  useEffect(() => {
    if (!missing || waited) {
      return undefined;
    }
    const timer = setTimeout(() => setWaited(true), PANEL_SPINNER_MS);
    return () => clearTimeout(timer);
  }, [missing, waited]);
  if (Component) {
    return <Component {...props} />;
  }
  return failed || waited ? (
    <ErrorState
      title={t`This part could not be loaded`}
      retryLabel={t`Retry`}
      onRetry={() => {
        setWaited(false);
        retry();
      }}
    />
  ) : (
    <div className="flex justify-center p-6">
      <Spinner label={t`Loading...`} />
    </div>
  );
}
