import { useLingui } from '@lingui/react/macro';
import { cn, IconButton } from '@omics-portal/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';

/** Duration of the hint beside the arrow, in milliseconds. */
export const DRAWER_HINT_MS = 6000;

/**
 * Drawer mode of a page head: its details are collapsed until the user presses the round arrow. A hint beside the arrow is
 * shown at first. In print the details are always visible.
 */
export function HeadDrawer({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [hinted, hideHint] = useHint();
  const toggle = () => {
    setOpen(!open);
    hideHint();
  };
  return (
    <div>
      <div
        id={id}
        className={cn(
          'grid transition-[grid-template-rows,visibility] duration-(--motion-normal) print:visible print:grid-rows-[1fr]',
          open ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
        )}
      >
        <div className="overflow-hidden">
          <div className="pb-7">{children}</div>
        </div>
      </div>
      <div className="flex items-center gap-3 border-t border-border print:hidden">
        <IconButton
          className="-mt-3.5 ms-2 rounded-full border-border bg-surface pointer-coarse:-mt-5"
          size="sm"
          variant="secondary"
          label={t`Details of the report`}
          aria-expanded={open}
          aria-controls={id}
          icon={<ChevronDown className={cn('transition-transform', open && 'rotate-180')} />}
          onClick={toggle}
        />
        <span role="status" className="text-xs not-empty:mt-1.5 text-muted">
          {hinted ? t`Click me and show more details.` : null}
        </span>
      </div>
    </div>
  );
}

/** True for the first {@link DRAWER_HINT_MS} of the page, or until it is hidden. */
function useHint(): [boolean, () => void] {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), DRAWER_HINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return [shown, () => setShown(false)];
}
