import { useLingui } from '@lingui/react/macro';

/** Text in place of a part whose code could not be loaded. */
export function NotLoaded() {
  const { t } = useLingui();
  return (
    <p role="alert" className="text-sm text-muted">
      {t`Could not be loaded`}
    </p>
  );
}
