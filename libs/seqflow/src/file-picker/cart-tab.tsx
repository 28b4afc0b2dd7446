import { useState, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, EmptyState, Input } from '@omics-portal/ui';
import { formatFileSize, OMICS_LABELS } from '@omics-portal/wording';
import { useSeqflow } from '../ports/seqflow-ports';
import { ChooseMany } from './choose-many';
import type { PickerTabProps } from './picker-tab-props';

/** Maximum number of files that are listed; a cart can have a hundred thousand. */
const MAX_FILES = 200;

/** Tab of the file picker with the files of the cart that the field accepts, of all collections. */
export function CartTab({ chosen, multiple, accepts, hint, onChoose }: PickerTabProps) {
  const { t, i18n } = useLingui();
  const { cart, cartSource } = useSeqflow();
  const files = useSyncExternalStore(cart.subscribe, cart.files);
  const [query, setQuery] = useState('');
  if (files.length === 0) {
    return (
      <EmptyState
        title={t`The cart is empty`}
        description={t`Add files to the cart on the data pages; they then appear here.`}
      />
    );
  }
  const wanted = query.trim().toLowerCase();
  const fitting = files.filter((file) => accepts(file.path));
  const found = fitting.filter((file) => `${file.name} ${file.path}`.toLowerCase().includes(wanted));
  const others = files.length - fitting.length;
  const more = found.length - MAX_FILES;
  const sourceLabel = (collection: string) => {
    const source = cartSource(collection);
    if (source === 'storage') return t`Stored files`;
    return source === null ? collection : i18n._(OMICS_LABELS[source]);
  };
  const chosenPaths = new Set(chosen);
  const count = found.length;
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        aria-label={t`Search the cart`}
        placeholder={t`Search the cart`}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {multiple && found.length > 0 ? (
        <ChooseMany
          paths={found.map(({ path }) => path)}
          allLabel={t`Choose all files in the cart (${count})`}
          onChoose={onChoose}
        />
      ) : null}
      {found.length === 0 ? <EmptyState title={t`No file in the cart fits`} description={hint} /> : null}
      <ul className="flex max-h-72 flex-col gap-2 overflow-auto">
        {found.slice(0, MAX_FILES).map((file) => (
          <li key={file.id} className="flex flex-wrap items-baseline gap-x-3">
            <Checkbox
              label={file.name}
              checked={chosenPaths.has(file.path)}
              onCheckedChange={(checked) => onChoose([file.path], checked)}
            />
            <span className="text-xs text-muted">
              {sourceLabel(file.collection)} {formatFileSize(file.size)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-sm text-muted">{t`${more} more: search to find them.`}</p> : null}
      {others > 0 ? (
        <p className="text-sm text-muted">{t`${others} other files in the cart do not fit.`}</p>
      ) : null}
    </div>
  );
}
