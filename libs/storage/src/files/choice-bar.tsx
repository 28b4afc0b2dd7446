import { useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { formatNumber } from '@omics-portal/wording';
import type { EntryChoice } from './entry-choice';
import { useEntryItems, type OnFileAction } from './entry-items';

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
  const items = useEntryItems(onAct);
  if (choice.size === 0 && !busy) {
    return null;
  }
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
      {items.ofMany([...choice.values()]).map(({ key, label, icon, disabled, onSelect }) => (
        <Button key={key} size="sm" icon={icon} disabled={busy || disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t`Unselect All Rows`}
      </Button>
    </div>
  );
}
