import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn/cn';
import { ScrollRegion } from '../scroll-region/scroll-region';

export interface CodeBlockProps {
  /** Code, shown and copied verbatim. */
  code: string;
  /** Accessible name of the block. */
  label: string;
  /** Label of the copy button. */
  copyLabel: string;
  /** Shown and announced after the code is copied. */
  copiedLabel: string;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Code block with a copy button. If the clipboard is refused, the code is selected instead. */
export function CodeBlock({ code, label, copyLabel, copiedLabel, className }: CodeBlockProps) {
  const [copied, setCopied] = useState<string>();
  const done = copied === code;
  const text = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      // The clipboard is refused or missing (no TLS): select the code for copying by keyboard.
      if (text.current) {
        window.getSelection()?.selectAllChildren(text.current);
      }
    }
  };
  return (
    <div
      data-slot="code-block"
      className={cn('overflow-hidden rounded-card border border-border bg-sunken', className)}
    >
      <div className="flex items-center justify-between gap-3 border-b border-border py-1 ps-4 pe-1.5">
        <span className="truncate text-xs text-muted">{label}</span>
        <Button variant="ghost" size="sm" icon={done ? <Check /> : <Copy />} onClick={() => void copy()}>
          {done ? copiedLabel : copyLabel}
        </Button>
      </div>
      <ScrollRegion label={label} className="max-h-96 overflow-auto">
        <pre className="w-max min-w-full px-4 py-3 font-mono text-xs leading-relaxed">
          <code ref={text}>{code}</code>
        </pre>
      </ScrollRegion>
      <span role="status" className="sr-only">
        {done ? copiedLabel : ''}
      </span>
    </div>
  );
}
