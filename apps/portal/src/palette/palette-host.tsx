import { usePaletteKey } from '@omics-portal/ui';
import { DialogPart } from '../shell/dialog-part';
import { definePart } from '../shell/part';
import type { PalettePanelProps } from './palette-panel';

const panel = definePart<PalettePanelProps>(async () => (await import('./palette-panel')).PalettePanel);

/** The command palette behind its keys, fetched when they are first pressed. */
export function PaletteHost(props: PalettePanelProps) {
  const { open, onOpenChange } = props;
  usePaletteKey(() => onOpenChange(!open));
  return <DialogPart part={panel} props={props} />;
}
