import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { Search } from 'lucide-react';
import { useShellActions } from '../actions/use-shell-actions';
import { paletteKeys } from '../palette/palette-keys';

/** Opens the command palette; its tooltip names the keyboard shortcut. */
export function PaletteButton() {
  const { t } = useLingui();
  const { openPalette } = useShellActions();
  const keys = paletteKeys(navigator.userAgent).join(' ');
  return (
    <IconButton
      label={t`Search the portal`}
      data-icon-tooltip={t`Search the portal (${keys})`}
      aria-keyshortcuts="Control+K Meta+K"
      icon={<Search />}
      onClick={openPalette}
    />
  );
}
