import { TriangleAlert } from 'lucide-react';
import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { useFocusReturn } from '../dialog/use-focus-return';
import { dialogBoxStyles, overlayStyles } from '../dialog/dialog-styles';
import { keepOpenForToasts, ToastFocusScope } from '../toast/notice-region';

export interface AlertDialogProps {
  /** Whether it is open (controlled by the caller). */
  open: boolean;
  /** Called with false by the cancel button and by Escape. */
  onOpenChange: (open: boolean) => void;
  /** Question, including the name of the object. */
  title: string;
  /** Consequences of the action, including what is lost. */
  body: ReactNode;
  /** Label of the confirm button: "Delete", not "OK". */
  confirmLabel: string;
  /** Label of the cancel button. */
  cancelLabel: string;
  /** Called on confirmation. The caller closes the dialog, so that it can show `busy` during a slow action. */
  onConfirm: () => void;
  /**
   * "danger" for destructive actions.
   *
   * @default default
   */
  tone?: 'danger' | 'default' | undefined;
  /**
   * The action is running: the confirm button shows a spinner and ignores presses.
   *
   * @default false
   */
  busy?: boolean | undefined;
}

/**
 * Alert dialog (confirmation): asks before an action that cannot be undone. Focus starts on the cancel button; a press
 * outside does not close it.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  busy,
}: AlertDialogProps) {
  const { onCloseAutoFocus, onOpenAutoFocus } = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          data-slot="alert-dialog"
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={keepOpenForToasts}
          className={cn(dialogBoxStyles, 'max-w-md p-5')}
        >
          <ToastFocusScope />
          <div className="flex min-h-0 items-start gap-3 overflow-y-auto">
            {tone === 'danger' ? (
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            ) : null}
            <div className="min-w-0">
              <Primitive.Title className="text-heading font-semibold wrap-anywhere">{title}</Primitive.Title>
              <Primitive.Description asChild>
                <div className="mt-1.5 text-sm text-muted wrap-anywhere">{body}</div>
              </Primitive.Description>
            </div>
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Primitive.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
