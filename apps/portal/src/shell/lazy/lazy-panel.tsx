import { useLingui } from '@lingui/react/macro';
import { ErrorState, Spinner } from '@omics-portal/ui';
import { useEffect, useState } from 'react';
import { useLazyPart, type LazyPart } from './lazy-part';

/** Longest time in milliseconds that a panel shows a spinner. */
export const PANEL_SPINNER_MS = 2000;

/**
 * Content of a popover, loaded when it first opens. Shows a spinner for two seconds at most, then an error with Retry. A
 * chunk that arrives later is still shown.
 */
export function LazyPanel<Props extends object>({ part, props }: { part: LazyPart<Props>; props: Props }) {
  const { t } = useLingui();
  const { Component, failed, retry } = useLazyPart(part);
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
