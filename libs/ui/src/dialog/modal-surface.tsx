import * as Primitive from '@radix-ui/react-dialog';
import { cn } from '../cn/cn';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { keepOpenForToasts, ToastFocusScope } from '../toast/notice-region';
import { DialogFoot, DialogHead, type DialogProps } from './dialog-parts';
import { overlayStyles } from './dialog-styles';
import { useFocusReturn } from './use-focus-return';

interface ModalSurfaceProps extends Omit<DialogProps, 'size'> {
  slot: string;
  /** Classes of position and size. */
  className: string;
  /** The page stays as bright as it is. */
  isClear?: boolean | undefined;
}

/** Modal surface shared by Dialog and Drawer: overlay, fixed head and foot, and a scrolling body. */
export function ModalSurface({
  slot,
  className,
  isClear,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  closeLabel,
}: ModalSurfaceProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={cn(overlayStyles, isClear && 'bg-transparent')} />
        <Primitive.Content
          data-slot={slot}
          {...focusReturn}
          onEscapeKeyDown={keepOpenForToasts}
          className={className}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <ToastFocusScope />
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
