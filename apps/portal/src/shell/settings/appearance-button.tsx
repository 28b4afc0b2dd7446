import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Palette } from 'lucide-react';
import { useShellActions } from '../use-shell-actions';
import { useHasAppearance } from './appearance-host';

/** Opens the theme settings, for whom there are any. */
export function AppearanceButton() {
  const { t } = useLingui();
  const { openAppearance } = useShellActions();
  return useHasAppearance() ? (
    <IconButton
      label={t`Theme settings`}
      icon={<Palette />}
      aria-haspopup="dialog"
      onClick={openAppearance}
    />
  ) : null;
}
