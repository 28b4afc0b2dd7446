import { cn } from '../cn/cn';
import { type DialogProps } from './dialog-parts';
import { DIALOG_WIDTHS, dialogBoxStyles } from './dialog-styles';
import { ModalSurface } from './modal-surface';

/** Dialog (modal): a separate task above the page. To confirm an action that cannot be undone, use AlertDialog. */
export function Dialog({ size = 'md', ...surface }: DialogProps) {
  return <ModalSurface slot="dialog" className={cn(dialogBoxStyles, DIALOG_WIDTHS[size])} {...surface} />;
}
