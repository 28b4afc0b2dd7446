import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { IconButton, Input } from '@omics-portal/ui';
import { useCopy } from '@omics-portal/wording';
import { Link } from 'lucide-react';

interface LogLineToolsProps {
  /** Number of lines of the log. */
  readonly count: number;
  /** Marked line. */
  readonly line: number | undefined;
  readonly onGoTo: (line: number) => void;
  /** Link to a line. */
  readonly lineHref: (line: number) => string;
}

/** Field for the number of a line, and a button that copies the link to the marked line. */
export function LogLineTools({ count, line, onGoTo, lineHref }: LogLineToolsProps) {
  const { t } = useLingui();
  const copy = useCopy();
  const [draft, setDraft] = useState('');
  const copyLink = (marked: number) => {
    onGoTo(marked);
    void copy(new URL(lineHref(marked), window.location.href).href);
  };
  return (
    <div className="flex items-center gap-1">
      <Input
        className="w-28"
        inputMode="numeric"
        aria-label={t`Go to line`}
        placeholder={t`Go to line`}
        value={draft}
        onChange={(event) => setDraft(event.target.value.replaceAll(/\D/gu, ''))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft !== '') {
            onGoTo(Math.min(Math.max(1, Number(draft)), Math.max(1, count)));
          }
        }}
      />
      <IconButton
        label={t`Copy the link to this line`}
        size="sm"
        variant="ghost"
        icon={<Link />}
        disabled={line === undefined}
        onClick={() => line !== undefined && copyLink(line)}
      />
    </div>
  );
}
