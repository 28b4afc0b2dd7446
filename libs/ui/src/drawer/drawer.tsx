import { cn } from '../cn/cn';
import { type DialogProps } from '../dialog/dialog-parts';
import { type DialogSize } from '../dialog/dialog-styles';
import { ModalSurface } from '../dialog/modal-surface';

export interface DrawerProps extends DialogProps {
  /**
   * Side in a left-to-right page; mirrored in a right-to-left one.
   *
   * @default right
   */
  side?: 'left' | 'right' | undefined;
  /**
   * The page behind it stays as bright as it is: for settings whose effect is seen there.
   *
   * @default false
   */
  isClear?: boolean | undefined;
}

const WIDTHS = { sm: 'sm:w-87.5', md: 'sm:w-110', lg: 'sm:w-180', xl: 'sm:w-300' } satisfies Record<
  DialogSize,
  string
>;

const SIDES = {
  left: 'start-0 border-e [--drawer-from:-1.5rem]',
  right: 'end-0 border-s',
} as const;

const BOX =
  'fixed inset-y-0 z-50 flex w-full max-w-full flex-col border-border bg-raised text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-drawer-in';

/** Drawer (side panel, modal): details or settings at the side of the page. It covers the screen on a phone. */
export function Drawer({ side = 'right', size = 'md', ...surface }: DrawerProps) {
  return <ModalSurface slot="drawer" className={cn(BOX, WIDTHS[size], SIDES[side])} {...surface} />;
}
