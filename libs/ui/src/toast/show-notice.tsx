import { toast } from 'sonner';
import { NOTICE_STYLES } from '../alert/alert';
import { cn } from '../cn/cn';
import type { Notice } from './notice';

const BRIEF = 5_000;
const LONG = 12_000;

/** Renders a toast in the page's Toaster. Returns a function that dismisses it. */
export function showNotice({ tone, title, description, action, duration }: Notice): () => void {
  const { icon: Icon, mark } = NOTICE_STYLES[tone];
  const id = toast(title, {
    duration: duration ?? (action || tone === 'danger' ? LONG : BRIEF),
    icon: <Icon aria-hidden className={cn('mt-0.5 size-4', mark)} />,
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
    classNames: {
      toast:
        // A modal disables pointer events outside of it.
        'group/notice pointer-events-auto flex w-(--width) items-start gap-3 rounded-card border border-border bg-raised py-3 ps-4 pe-10 text-sm text-text shadow-overlay',
      content: 'min-w-0 flex-1 wrap-anywhere',
      title: 'font-medium',
      description: 'mt-0.5 text-muted',
      actionButton:
        'min-h-7 shrink-0 rounded-control border border-strong/60 px-2.5 text-xs font-medium hover:border-primary-text hover:text-primary-text pointer-coarse:min-h-11',
      closeButton:
        // In a stack only the front toast shows its whole button; hover or focus expands the stack.
        'absolute end-2 top-2 inline-flex size-7 group-data-[front=false]/notice:group-data-[expanded=false]/notice:invisible before:absolute before:-inset-1 pointer-coarse:before:-inset-2 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text [&_svg]:size-3.5',
    },
  });
  return () => void toast.dismiss(id);
}
