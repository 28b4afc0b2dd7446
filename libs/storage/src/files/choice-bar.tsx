import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { formatNumber, useCopy } from '@omics-portal/wording';
import { Copy, Download, Folder, FolderPlus, ShoppingCart, Trash2 } from 'lucide-react';
import type { EntryChoice } from './entry-choice';
import type { OnFileAction } from './entry-menu';
import { isFolder } from './is-folder';

interface ChoiceBarProps {
  readonly choice: EntryChoice;
  /** Number of entries in the list. */
  readonly total: number;
  /** True while entries that were not loaded are fetched. */
  readonly busy: boolean;
  readonly onClear: () => void;
  readonly onAct: OnFileAction;
}

/** Bar with the number of chosen entries and what can be done with them; renders nothing without a choice. */
export function ChoiceBar({ choice, total, busy, onClear, onAct }: ChoiceBarProps) {
  const { t, i18n } = useLingui();
  const copy = useCopy();
  if (choice.size === 0 && !busy) {
    return null;
  }
  const entries = [...choice.values()];
  const files = entries.filter((entry) => !isFolder(entry));
  const chosen = formatNumber(choice.size, i18n.locale);
  const all = formatNumber(total, i18n.locale);
  return (
    <div
      role="group"
      aria-label={t`Selected items`}
      className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2"
    >
      <span className="me-2 text-sm" role="status">
        {busy ? t`Selecting...` : t`Selected ${chosen} / ${all} items`}
      </span>
      <Button size="sm" icon={<Download />} disabled={busy} onClick={() => onAct('kit', entries)}>
        {t`Download kit`}
      </Button>
      <Button size="sm" icon={<Folder />} disabled={busy} onClick={() => onAct('move', entries)}>
        {t`Move`}
      </Button>
      <Button size="sm" icon={<FolderPlus />} disabled={busy} onClick={() => onAct('copy', entries)}>
        {t`Copy`}
      </Button>
      <Button
        size="sm"
        icon={<Copy />}
        disabled={busy}
        onClick={() => void copy(entries.map(({ path }) => path).join('\n'))}
      >
        {t`Copy links`}
      </Button>
      <Button
        size="sm"
        icon={<ShoppingCart />}
        disabled={busy || files.length === 0}
        onClick={() => onAct('cart', files)}
      >
        {t`Add to the cart`}
      </Button>
      <Button size="sm" icon={<Trash2 />} disabled={busy} onClick={() => onAct('delete', entries)}>
        {t`Delete`}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t`Unselect All Rows`}
      </Button>
    </div>
  );
}
