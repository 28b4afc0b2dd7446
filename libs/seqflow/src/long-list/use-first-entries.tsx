import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';

/** Entries of a list that are shown at first, and those that each press of the button adds. */
const FIRST = 20;
const STEP = 200;

/**
 * First entries of a list that may be long, and the button that shows more of them. A press that shows the last ones replaces the
 * button by their number, which takes the focus; a list without more entries has neither.
 *
 * @param first number of entries at first.
 */
export function useFirstEntries<Entry>(
  entries: readonly Entry[],
  first = FIRST,
): {
  readonly shown: readonly Entry[];
  readonly moreButton: ReactNode;
} {
  const { t } = useLingui();
  const [limit, setLimit] = useState(first);
  const more = entries.length - limit;
  return {
    shown: entries.slice(0, limit),
    moreButton:
      more > 0 ? (
        <Button size="sm" variant="link" className="h-auto px-0" onClick={() => setLimit(limit + STEP)}>
          {t`Show more (${more})`}
        </Button>
      ) : limit > first ? (
        <AllShown count={entries.length} />
      ) : null,
  };
}

/** Number of entries in place of the button that showed the last of them. */
function AllShown({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="text-xs text-muted">
      {t`All ${count} are shown.`}
    </p>
  );
}
