import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog, Button, Card, notify, saveFile } from '@omics-portal/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../account-context';
import { exportedData } from './exported-data';
import type { LocalDataGroup, LocalDataKind } from './local-data-port';
import { LocalDataList } from './local-data-list';
import { useKindNames } from './use-kind-names';
import { useLocalData } from './use-local-data';
import { ViewDialog } from './view-dialog';

/** Data that the portal stores in this browser: list, view, export, and removal of one kind or of all. */
export function LocalDataCard() {
  const { localData, onClearLocalData } = useAccount();
  const { t } = useLingui();
  const names = useKindNames();
  const [groups, reload] = useLocalData(localData);
  const [viewed, setViewed] = useState<LocalDataGroup>();
  const [removing, setRemoving] = useState<LocalDataKind | 'all'>();
  const name = removing === undefined || removing === 'all' ? '' : names[removing].name;
  const remove = async () => {
    if (removing === undefined) return;
    await (removing === 'all' ? onClearLocalData() : localData.clear(removing));
    setRemoving(undefined);
    reload();
    notify({ tone: 'success', title: removing === 'all' ? t`Local data removed` : t`Removed: ${name}` });
  };
  return (
    <Card
      title={t`Data in this browser`}
      actions={
        <>
          <Button
            icon={<Download />}
            disabled={!groups?.some(({ content }) => content !== null)}
            onClick={() => saveFile('browser-data.json', new Blob([exportedData(groups ?? [])], JSON_FILE))}
          >
            {t`Export as JSON`}
          </Button>
          <Button variant="danger" onClick={() => setRemoving('all')}>{t`Remove local data`}</Button>
        </>
      }
    >
      <p className="mb-4 text-muted">
        <Trans>
          Carts, drafts and preferences are stored in this browser only. On a shared computer, remove them
          when you leave.
        </Trans>
      </p>
      {groups === undefined ? null : (
        <LocalDataList groups={groups} onView={setViewed} onRemove={setRemoving} />
      )}
      {viewed?.content ? (
        <ViewDialog
          title={names[viewed.kind].name}
          content={viewed.content}
          onClose={() => setViewed(undefined)}
        />
      ) : null}
      <AlertDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        tone="danger"
        title={removing === 'all' ? t`Remove local data?` : t`Remove “${name}” from this browser?`}
        body={
          removing === 'all'
            ? t`Carts, drafts and preferences in this browser are lost. Your projects, reports and files on the server stay.`
            : t`It is lost. All else in this browser and on the server stays.`
        }
        confirmLabel={removing === 'all' ? t`Remove local data` : t`Remove`}
        cancelLabel={t`Cancel`}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}

const JSON_FILE = { type: 'application/json' };
