import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, DropdownMenu } from '@omics-portal/ui';
import { FileDown, FlaskConical, PackageOpen, Trash2 } from 'lucide-react';
import { TaskStrip } from '../export/task-strip';
import { useDatasets } from '../ports/datasets-ports';
import type { useCartTasks } from './use-cart-tasks';

/** Actions on all files of the cart, and the progress of a running one. */
export function CartActions({ exports, makeKit, running, cancel }: ReturnType<typeof useCartTasks>) {
  const { t } = useLingui();
  const { cart, links } = useDatasets();
  return (
    <>
      {running ? (
        <div className="basis-full">
          <TaskStrip {...running} onCancel={cancel} />
        </div>
      ) : null}
      <Button variant="ghost" icon={<Trash2 />} onClick={() => cart.clear()}>{t`Clear the cart`}</Button>
      <DropdownMenu
        label={t`Export the list`}
        trigger={<Button icon={<FileDown />}>{t`Export the list`}</Button>}
        items={exports}
      />
      <Button icon={<PackageOpen />} onClick={() => void makeKit()}>{t`Download kit`}</Button>
      <ButtonLink variant="primary" icon={<FlaskConical />} href={links.wizard()}>
        {t`Use in a new assessment`}
      </ButtonLink>
    </>
  );
}
