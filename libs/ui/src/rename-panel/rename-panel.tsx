import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Input } from '../input/input';
import { Popover } from '../popover/popover';
import type { GivenNames } from './given-names';

/** Column or row with the name that it has by itself. */
export interface NamedItem {
  id: string;
  name: string;
}

export interface RenamePanelLabels {
  /** Label of the button that opens the panel. */
  open: string;
  /** Accessible name of the panel. */
  panel: string;
  /** Sentence above the fields, such as where the names are stored. */
  help: string;
  /** Accessible name of the field of an item. */
  nameOf: (itemName: string) => string;
  /** Accessible name of the search field of a long list. */
  find: string;
  /** Sentence about the items that are not listed. */
  more: (count: number) => string;
}

export interface RenamePanelProps {
  /** In display order. */
  items: readonly NamedItem[];
  /** Names given so far. */
  names: GivenNames;
  /** Called when a field with another name is left. */
  onNamesChange: (names: GivenNames) => void;
  /** Labels of the button and its panel. */
  labels: RenamePanelLabels;
}

const MAX_NAME = 60;
/** Number of items beyond which the list has a search field. */
const MAX_UNSEARCHED = 12;
const MAX_LISTED = 50;

/** Rename panel: a button with a field for the name of each item. An empty name is that of the item itself. */
export function RenamePanel(props: RenamePanelProps) {
  const { labels } = props;
  return (
    <Popover
      label={labels.panel}
      align="end"
      className="w-96 max-w-[calc(100vw-2rem)] p-3"
      trigger={
        <Button size="sm" icon={<Pencil />}>
          {labels.open}
        </Button>
      }
    >
      <NameList {...props} />
    </Popover>
  );
}

function NameList({ items, names, onNamesChange, labels }: RenamePanelProps) {
  const [sought, setSought] = useState('');
  const needle = sought.trim().toLowerCase();
  const found = items.filter(({ id, name }) =>
    [name, names[id] ?? ''].some((text) => text.toLowerCase().includes(needle)),
  );
  const listed = found.slice(0, MAX_LISTED);
  return (
    <>
      <p className="mb-2 text-xs text-muted">{labels.help}</p>
      {items.length > MAX_UNSEARCHED ? (
        <Input
          className="mb-2"
          type="search"
          aria-label={labels.find}
          placeholder={labels.find}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      ) : null}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto p-1">
        {listed.map(({ id, name }) => (
          <li key={id}>
            {/* The placeholder of a field with a name is not visible. */}
            {names[id] === undefined ? null : (
              <span aria-hidden className="text-xs wrap-anywhere text-muted">
                {name}
              </span>
            )}
            <Input
              aria-label={labels.nameOf(name)}
              placeholder={name}
              maxLength={MAX_NAME}
              defaultValue={names[id] ?? ''}
              onBlur={({ target }) => {
                if (target.value.trim() !== (names[id] ?? '')) {
                  onNamesChange({ ...names, [id]: target.value });
                }
              }}
              onKeyDown={(event) => (event.key === 'Enter' ? event.currentTarget.blur() : undefined)}
            />
          </li>
        ))}
      </ul>
      {found.length > listed.length ? (
        <p className="mt-2 text-xs text-muted">{labels.more(found.length - listed.length)}</p>
      ) : null}
    </>
  );
}
