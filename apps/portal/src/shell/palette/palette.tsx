import { useLingui } from '@lingui/react/macro';
import { IconButton, usePaletteKey } from '@omics-portal/ui';
import { Search } from 'lucide-react';
import { useShellActions } from '../actions/use-shell-actions';
import { LazyDialog } from '../lazy/lazy-dialog';
import { lazyPart } from '../lazy/lazy-part';
import { paletteKeys } from './palette-keys';
import type { PalettePanelProps } from './palette-panel';

const panel = lazyPart<PalettePanelProps>(async () => (await import('./palette-panel')).PalettePanel);

/** Opens the command palette; its tooltip names the keyboard shortcut. */
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

/** Command palette and its keyboard shortcut, opened by any button. */
export function PaletteHost(props: PalettePanelProps) {
  const { open, onOpenChange } = props;
  usePaletteKey(() => onOpenChange(!open));
  return <LazyDialog part={panel} props={props} />;
}
