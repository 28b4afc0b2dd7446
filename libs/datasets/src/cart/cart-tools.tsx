import { useRef, useSyncExternalStore, type ChangeEvent } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, notify } from '@omics-portal/ui';
import { FileUp, Redo2, ScanSearch, Undo2 } from 'lucide-react';
import { useDatasets } from '../ports/datasets-ports';
import { readCartImport } from './cart-import';
import type { useCartCheck } from './use-cart-check';

/** Tools of the cart: undo, redo, look up files, import a list. */
export function CartTools({ check }: Pick<ReturnType<typeof useCartCheck>, 'check'>) {
  const { t } = useLingui();
  const { cart } = useDatasets();
  const canUndo = useSyncExternalStore(cart.subscribe, cart.canUndo);
  const canRedo = useSyncExternalStore(cart.subscribe, cart.canRedo);
  const count = useSyncExternalStore(cart.subscribe, cart.files).length;
  const input = useRef<HTMLInputElement>(null);
  const importList = useCartImport();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={<Undo2 />} disabled={!canUndo} onClick={() => cart.undo()}>{t`Undo`}</Button>
      <Button size="sm" icon={<Redo2 />} disabled={!canRedo} onClick={() => cart.redo()}>{t`Redo`}</Button>
      <Button
        size="sm"
        icon={<ScanSearch />}
        disabled={count === 0}
        busy={check.isPending}
        onClick={() => check.mutate()}
      >{t`Check the files`}</Button>
      <Button size="sm" icon={<FileUp />} onClick={() => input.current?.click()}>{t`Import a list`}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.csv,.tsv,.txt"
        aria-label={t`Import a list`}
        onChange={(event) => void importList(event)}
      />
    </div>
  );
}

function useCartImport() {
  const { t } = useLingui();
  const { brand, cart } = useDatasets();
  return async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = readCartImport(await file.text(), brand, cart.hasAccount());
    target.value = '';
    if (read === null) {
      const { name } = file;
      notify({
        tone: 'danger',
        title: t`${name} is not a list of files`,
        description: t`You can import a list that was exported from the cart: JSON, CSV or TSV.`,
      });
      return;
    }
    const { skipped } = read;
    const added = cart.add(read.files);
    notify({
      tone: skipped > 0 ? 'warning' : 'success',
      title: t`${plural(added, { one: '# file added to the cart', other: '# files added to the cart' })}`,
      description:
        skipped > 0
          ? t`${plural(skipped, { one: '# entry is not a file of this site.', other: '# entries are not files of this site.' })}`
          : undefined,
    });
  };
}
