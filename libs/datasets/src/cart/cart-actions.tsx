import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, DropdownMenu } from '@omics-portal/ui';
import { FileArchive, FileDown, FlaskConical, PackageOpen, Trash2 } from 'lucide-react';
import { TaskStrip } from '../export/task-strip';
import { useDatasets } from '../ports/datasets-ports';
import { useCartArchive } from './use-cart-archive';
import type { useCartTasks } from './use-cart-tasks';

/** Actions on all files of the cart, and the progress of a running one. */
export function CartActions({ exports, makeKit, running, cancel }: ReturnType<typeof useCartTasks>) {
  const { t } = useLingui();
  const { cart, links } = useDatasets();
  const archive = useCartArchive();
  const reason = useId();
  return (
    <>
      {running ? (
        <div className="basis-full">
          <TaskStrip {...running} onCancel={cancel} />
        </div>
      ) : null}
      {archive.isOffered && archive.obstacle !== undefined ? (
        <p id={reason} className="basis-full text-sm text-muted">
          {archive.obstacle}
        </p>
      ) : null}
      <Button variant="ghost" icon={<Trash2 />} onClick={() => cart.clear()}>{t`Clear the cart`}</Button>
      <DropdownMenu
        label={t`Export the list`}
        trigger={<Button icon={<FileDown />}>{t`Export the list`}</Button>}
        items={exports}
      />
      <Button icon={<PackageOpen />} onClick={() => void makeKit()}>{t`Download kit`}</Button>
      {archive.isOffered ? (
        <Button
          icon={<FileArchive />}
          disabled={archive.obstacle !== undefined}
          aria-describedby={archive.obstacle === undefined ? undefined : reason}
          busy={archive.busy}
          onClick={archive.save}
        >{t`Download as zip`}</Button>
      ) : null}
      <ButtonLink variant="primary" icon={<FlaskConical />} href={links.wizard()}>
        {t`Use in a new assessment`}
      </ButtonLink>
    </>
  );
}
