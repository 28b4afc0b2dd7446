import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Tabs, Tag } from '@omics-portal/ui';
import { fileNameOf } from '../results/file-name';
import { acceptsFile } from '../app-form/file-filter';
import { useFieldMessages } from '../app-form/field-messages';
import { CartTab } from './cart-tab';
import type { PickerTabProps } from './picker-tab-props';
import { StorageTab } from './storage-tab';
import { TypedTab } from './typed-tab';

interface FilePickerProps {
  readonly title: string;
  /** Current value of the field, which is chosen at first. */
  readonly chosen: readonly string[];
  readonly multiple: boolean;
  readonly filterType: string | undefined;
  readonly onConfirm: (paths: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** File picker: dialog that chooses files from the cart, from storage or by their links. Cancel discards all changes. */
export function FilePicker({
  title,
  chosen: before,
  multiple,
  filterType,
  onConfirm,
  onCancel,
}: FilePickerProps) {
  const { t } = useLingui();
  const { filterOf } = useFieldMessages();
  const [tab, setTab] = useState('cart');
  const [chosen, setChosen] = useState(before);
  const toggle = (path: string, checked: boolean) =>
    setChosen((now) => {
      const others = now.filter((one) => one !== path);
      return checked ? [...(multiple ? others : []), path] : others;
    });
  const tabProps: PickerTabProps = {
    chosen,
    accepts: (path) => acceptsFile(filterType, path),
    hint: filterOf(filterType),
    onToggle: toggle,
  };
  const count = chosen.length;
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
          <Button variant="primary" onClick={() => onConfirm(chosen)}>
            {t`Confirm (${count})`}
          </Button>
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
        <Chosen paths={chosen} onRemove={(path) => toggle(path, false)} />
      </div>
    </Dialog>
  );
}

function Chosen({
  paths,
  onRemove,
}: {
  readonly paths: readonly string[];
  readonly onRemove: (path: string) => void;
}) {
  const { t } = useLingui();
  const count = paths.length;
  return (
    <section aria-label={t`Chosen files`} className="flex max-h-32 flex-wrap gap-1 overflow-auto">
      {count === 0 ? <p className="text-sm text-muted">{t`Nothing chosen yet.`}</p> : null}
      {paths.map((path) => {
        const fileName = fileNameOf(path);
        return (
          <Tag key={path} tone="primary" onRemove={() => onRemove(path)} removeLabel={t`Remove ${fileName}`}>
            {fileName}
          </Tag>
        );
      })}
    </section>
  );
}
