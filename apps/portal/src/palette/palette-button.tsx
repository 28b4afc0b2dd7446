import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Search } from 'lucide-react';
import { useShellActions } from '../shell/use-shell-actions';
import { paletteKeys } from './palette-keys';

/** Button that opens the command palette. Its tooltip names the keys that do the same. */
export function PaletteButton() {
  const { t } = useLingui();
  const { openPalette } = useShellActions();
  const keys = paletteKeys(navigator.userAgent).join(' ');
  return (
    <IconButton
      label={t`Find a page or an action`}
      data-icon-tooltip={t`Find a page or an action (${keys})`}
      aria-keyshortcuts="Control+K Meta+K"
      icon={<Search />}
      onClick={openPalette}
    />
  );
}
