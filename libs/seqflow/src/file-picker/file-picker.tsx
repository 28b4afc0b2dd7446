import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Tabs, Tag } from '@omics-portal/ui';
import { acceptsFile } from '@omics-portal/api/file-filter';
import { fileNameOf } from '../results/file-name';
import { useFieldMessages } from '../app-form/field-messages';
import { CartTab } from './cart-tab';
import type { PickerTabProps } from './picker-tab-props';
import { StorageTab } from './storage-tab';
import { TypedTab } from './typed-tab';

/** Source of files, a tab of the file picker. */
export type FileSource = 'cart' | 'storage' | 'typed';

/** View of the chosen files. */
export interface ChosenView {
  readonly list: ReactNode;
  readonly confirmButton: ReactNode;
}

interface FilePickerProps {
  readonly title: string;
  /** Current value of the field, which is chosen at first. */
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly filterType: string | undefined;
  /** Tab that is open at first. Default: the cart. */
  readonly source?: FileSource;
  /** Replaces list and button of the chosen files, for example by the samples that they make. */
  readonly viewOf?: (paths: readonly string[]) => ChosenView;
  readonly onConfirm: (paths: readonly string[]) => void;
  readonly onCancel: () => void;
}

/**
 * File picker: dialog that chooses files from the cart, from storage or by their links. The choice stays while the user changes
 * folders and tabs. Cancel discards all changes.
 */
export function FilePicker({
  title,
  chosen: before,
  multiple,
  filterType,
  source = 'cart',
  viewOf,
  onConfirm,
  onCancel,
}: FilePickerProps) {
  const { t } = useLingui();
  const { filterOf } = useFieldMessages();
  const [tab, setTab] = useState<string>(source);
  const [chosen, setChosen] = useState(before);
  const choose = (paths: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const changed = new Set(paths);
      const others = now.filter((path) => !changed.has(path));
      return isChosen ? (multiple ? [...others, ...paths] : paths.slice(0, 1)) : others;
    });
  const tabProps: PickerTabProps = {
    chosen,
    multiple,
    accepts: (path) => acceptsFile(filterType, path),
    hint: filterOf(filterType),
    onChoose: choose,
  };
  const count = chosen.length;
  const view = viewOf?.(chosen);
  const remove = (path: string) => choose([path], false);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title={title}
      description={tabProps.hint || undefined}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <>
          <Button onClick={onCancel}>{t`Cancel`}</Button>
          {view?.confirmButton ?? (
            <Button variant="primary" onClick={() => onConfirm(chosen)}>
              {t`Confirm (${count})`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Tabs
          label={t`Where the files are`}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'cart', label: t`From the cart`, content: <CartTab {...tabProps} /> },
            { value: 'storage', label: t`My files`, content: <StorageTab {...tabProps} /> },
            { value: 'typed', label: t`By path`, content: <TypedTab {...tabProps} /> },
          ]}
        />
        {view?.list ?? <Chosen paths={chosen} onRemove={remove} />}
      </div>
    </Dialog>
  );
}

/** Maximum number of chosen files that are shown by name. */
const MAX_SHOWN = 100;

function Chosen({
  paths,
  onRemove,
}: {
  readonly paths: readonly string[];
  readonly onRemove: (path: string) => void;
}) {
  const { t } = useLingui();
  const more = paths.length - MAX_SHOWN;
  return (
    <section aria-label={t`Chosen files`} className="flex max-h-32 flex-wrap gap-1 overflow-auto">
      {paths.length === 0 ? <p className="text-sm text-muted">{t`Nothing chosen yet.`}</p> : null}
      {paths.slice(0, MAX_SHOWN).map((path) => {
        const fileName = fileNameOf(path);
        return (
          <Tag key={path} tone="primary" onRemove={() => onRemove(path)} removeLabel={t`Remove ${fileName}`}>
            {fileName}
          </Tag>
        );
      })}
      {more > 0 ? <p className="text-sm text-muted">{t`and ${more} more`}</p> : null}
    </section>
  );
}
