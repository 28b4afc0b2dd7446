import * as Primitive from '@radix-ui/react-dialog';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';
import { DialogFoot, DialogHead } from '../dialog/dialog';
import { overlayStyles, type DialogSize } from '../dialog/dialog-styles';
import { useFocusReturn } from '../dialog/use-focus-return';
import { ScrollRegion } from '../scroll-region/scroll-region';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  closeLabel: string;
  /** In a left-to-right page; mirrored in a right-to-left one. */
  side?: 'left' | 'right' | undefined;
  size?: DialogSize | undefined;
}

const WIDTHS = { sm: 'sm:w-80', md: 'sm:w-110', lg: 'sm:w-180' } satisfies Record<DialogSize, string>;

const SIDES = {
  left: 'start-0 border-e [--drawer-from:-1.5rem]',
  right: 'end-0 border-s',
} as const;

/** A modal at the side, for details or settings next to what they belong to. As wide as the screen on a phone. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
  side = 'right',
  size = 'md',
}: DrawerProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          data-slot="drawer"
          {...focusReturn}
          className={cn(
            'fixed inset-y-0 z-50 flex w-full max-w-full flex-col border-border bg-raised text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-drawer-in',
            WIDTHS[size],
            SIDES[side],
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <DialogHead title={title} description={description} closeLabel={closeLabel} />
          <ScrollRegion label={title} className="min-h-0 flex-1 overflow-y-auto px-5 py-4">
            {children}
          </ScrollRegion>
          {footer ? <DialogFoot>{footer}</DialogFoot> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
