import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { type DialogSize } from './dialog-styles';

export interface DialogProps {
  /** Whether it is open (controlled by the caller). */
  open: boolean;
  /** Called with false by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Title; also the accessible name. */
  title: string;
  /** Description under the title, announced on opening. */
  description?: ReactNode;
  /** Body; it scrolls when it is too long. */
  children?: ReactNode;
  /** Footer, usually buttons, the main one last. */
  footer?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /**
   * Maximum width.
   *
   * @default md
   */
  size?: DialogSize | undefined;
}

/** Title, description and close button. */
export function DialogHead({
  title,
  description,
  closeLabel,
}: Pick<DialogProps, 'title' | 'description' | 'closeLabel'>) {
  return (
    <header className="flex shrink-0 items-start gap-3 border-b border-border px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <Primitive.Title className="text-heading font-semibold wrap-anywhere">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description asChild>
            <div className="mt-0.5 text-sm text-muted wrap-anywhere">{description}</div>
          </Primitive.Description>
        ) : null}
      </div>
      <Primitive.Close asChild>
        <IconButton label={closeLabel} icon={<X />} size="sm" className="-me-1.5" />
      </Primitive.Close>
    </header>
  );
}

/** Action row; it wraps on a narrow screen. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-border px-5 py-3">
      {children}
    </footer>
  );
}
