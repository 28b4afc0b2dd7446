import { usePaletteKey } from '@omics-portal/ui';
import { createMessageLoader } from '@omics-portal/wording';
import { LazyDialog } from '../lazy/lazy-dialog';
import { lazyPart } from '../lazy/lazy-part';
import type { PalettePanelProps } from '../palette/palette-panel';

/** The palette has a catalog of its own: its many messages are not part of the first load. */
const panel = lazyPart<PalettePanelProps>(
  async () => (await import('../palette/palette-panel')).PalettePanel,
  createMessageLoader({
    'en-US': () => import('../palette/locales/en-US/messages.po'),
    'zh-CN': () => import('../palette/locales/zh-CN/messages.po'),
  }),
);

/** Command palette and its keyboard shortcut, opened by any button. */
export function PaletteHost(props: PalettePanelProps) {
  const { open, onOpenChange } = props;
  usePaletteKey(() => onOpenChange(!open));
  return <LazyDialog part={panel} props={props} />;
}
