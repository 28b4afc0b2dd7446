import { Trans, useLingui } from '@lingui/react/macro';
import type { TrashedObject } from '@omics-portal/api';
import { Checkbox } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { nameOf } from '../location/folder-location';

interface TrashListProps {
  readonly items: readonly TrashedObject[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** List of deleted items, with a check box for each and one for all. */
export function TrashList({ items, chosen, onChoose }: TrashListProps) {
  const { t } = useLingui();
  const choose = (item: TrashedObject, next: boolean) => {
    const others = [...chosen].filter((id) => id !== item.id);
    onChoose(new Set(next ? [...others, item.id] : others));
  };
  return (
    <>
      <Checkbox
        label={t`Select all items of this page`}
        checked={items.every(({ id }) => chosen.has(id))}
        onCheckedChange={(next) => onChoose(new Set(next ? items.map(({ id }) => id) : []))}
      />
      <ul className="flex flex-col divide-y divide-border">
        {items.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            chosen={chosen.has(item.id)}
            onChoose={(next) => choose(item, next)}
          />
        ))}
      </ul>
    </>
  );
}

interface TrashRowProps {
  readonly item: TrashedObject;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

function TrashRow({ item, chosen, onChoose }: TrashRowProps) {
  const { t } = useLingui();
  const { path, deleted_by: who } = item;
  const name = nameOf(item.key);
  const bare = path.endsWith('/') ? path.slice(0, -1) : path;
  const folder = bare.slice(0, bare.lastIndexOf('/') + 1);
  return (
    <li className="flex flex-col gap-1 py-2 text-sm">
      <Checkbox label={path.endsWith('/') ? `${name}/` : name} checked={chosen} onCheckedChange={onChoose} />
      <span className="ps-7 text-xs text-muted wrap-anywhere">{t`From ${folder}`}</span>
      <span className="ps-7 text-xs text-muted">
        <Trans>
          Deleted by {who} <Moment ms={item.deleted_time} />, permanently deleted on{' '}
          <Moment ms={item.expires_time} />
        </Trans>
      </span>
    </li>
  );
}
