import { TriangleAlert } from 'lucide-react';
import { AlertDialog as Primitive } from 'radix-ui';
import { type ReactNode } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { useFocusReturn } from '../dialog/use-focus-return';
import { dialogBoxStyles, overlayStyles } from '../dialog/dialog-styles';
import { leaveToNotices, NoticesAbove } from '../toast/notice-region';

export interface AlertDialogProps {
  /** Whether it is there; the caller keeps it. */
  open: boolean;
  /** Called with false by the safe choice and by Escape. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of the object. */
  title: string;
  /** Names the object and says what will be lost. */
  body: ReactNode;
  /** Says what is done: "Delete", not "OK". */
  confirmLabel: string;
  /** The safe choice. */
  cancelLabel: string;
  /** Closing is the caller's part, so that a slow action can show `busy` meanwhile. */
  onConfirm: () => void;
  /**
   * "danger" where something is lost.
   *
   * @default default
   */
  tone?: 'danger' | 'default' | undefined;
  /**
   * The action is on its way: the button waits, and no second press counts.
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
          onEscapeKeyDown={leaveToNotices}
          className={cn(dialogBoxStyles, 'max-w-md p-5')}
        >
          <NoticesAbove />
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
