import * as Dialog from '@radix-ui/react-dialog';
import { overlayStyles } from '../dialog/dialog-styles';
import { useFocusReturn } from '../dialog/use-focus-return';
import type { CommandPaletteProps } from './command-palette-props';
import { PaletteBody } from './palette-body';

/** Command palette: all pages and actions of the host, searchable by name. */
export function CommandPalette({ open, onOpenChange, ...props }: CommandPaletteProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyles} />
        <Dialog.Content
          data-slot="command-palette"
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl flex-col overflow-hidden rounded-card border border-border bg-raised text-text shadow-overlay outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Dialog.Title className="sr-only">{props.label}</Dialog.Title>
          <PaletteBody {...props} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
