import { type SheetMessage } from './use-sheet-message';

interface SheetFooterProps {
  /** Id of the help text, which describes the sheet. */
  helpId: string;
  help: string;
  message: SheetMessage | null;
}

/** Line below a sheet: the keyboard help, or the message of the last action, which is announced. */
export function SheetFooter({ helpId, help, message }: SheetFooterProps) {
  return (
    <div className="border-t border-border bg-sunken px-3 py-1.5 text-xs text-muted">
      <p id={helpId} className={message ? 'sr-only' : undefined}>
        {help}
      </p>
      <p role="status">{message ? <span key={message.number}>{message.text}</span> : null}</p>
    </div>
  );
}
