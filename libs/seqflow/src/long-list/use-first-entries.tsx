import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';

/** Entries of a list that are shown at first, and those that each press of the button adds. */
const FIRST = 20;
const STEP = 200;

/**
 * First entries of a list that may be long, and the button that shows more of them; null when all are shown.
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
      ) : null,
  };
}
