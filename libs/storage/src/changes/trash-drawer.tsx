import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TrashedObject } from '@omics-portal/api';
import { trashQuery } from '@omics-portal/resources';
import {
  AlertDialog,
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  Pagination,
  SkeletonLines,
} from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStorage } from '../ports/storage-ports';
import { TrashList } from './trash-list';
import { useTrashActions } from './use-trash-actions';

const PAGE_SIZE = 20;
const NONE: ReadonlySet<string> = new Set();

interface TrashDrawerProps {
  readonly service: string;
  readonly onClose: () => void;
}

/** Drawer with the deleted files and folders, and until when each can be restored. */
export function TrashDrawer({ service, onClose }: TrashDrawerProps) {
  const { t } = useLingui();
  const { datains } = useStorage();
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: PAGE_SIZE });
  const [chosen, setChosen] = useState(NONE);
  const [asks, setAsks] = useState(false);
  const trash = useQuery(trashQuery(datains, { service, page, perPage: pageSize }));
  const actions = useTrashActions(service, () => {
    setChosen(NONE);
    setAsks(false);
  });
  const days = trash.data?.kept_days;
  const count = chosen.size;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Trash`}
      description={
        days === undefined
          ? undefined
          : t`${plural(days, { one: 'What is deleted can be restored for # day.', other: 'What is deleted can be restored for # days.' })}`
      }
      closeLabel={t`Close`}
      footer={
        <>
          <Button icon={<Trash2 />} disabled={count === 0} onClick={() => setAsks(true)}>
            {t`Delete permanently`}
          </Button>
          <Button
            variant="primary"
            icon={<RotateCcw />}
            busy={actions.isRestoring}
            disabled={count === 0}
            onClick={() => actions.restore([...chosen])}
          >
            {t`Restore`}
          </Button>
        </>
      }
    >
      <TrashContents
        trash={trash}
        page={page}
        pageSize={pageSize}
        chosen={chosen}
        onChoose={setChosen}
        onPage={(next) => {
          setPage(next);
          setChosen(NONE);
        }}
      />
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        tone="danger"
        title={t`${plural(count, { one: 'Delete # item permanently?', other: 'Delete # items permanently?' })}`}
        body={t`They cannot be restored afterwards.`}
        confirmLabel={t`Delete permanently`}
        cancelLabel={t`Cancel`}
        busy={actions.isRemoving}
        onConfirm={() => actions.remove([...chosen])}
      />
    </Drawer>
  );
}

interface TrashContentsProps {
  readonly trash: TrashState;
  readonly page: number;
  readonly pageSize: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onPage: (next: { page: number; pageSize: number }) => void;
}

/** State of the query of one page of the trash. */
interface TrashState {
  readonly data: { readonly total: number; readonly data: readonly TrashedObject[] } | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

function TrashContents({ trash, page, pageSize, chosen, onChoose, onPage }: TrashContentsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const pagerLabels = usePaginationLabels();
  const { data, error, isPending, refetch } = trash;
  if (isPending) {
    return <SkeletonLines lines={4} label={t`Loading...`} />;
  }
  if (error) {
    return (
      <ErrorState
        title={t`The trash could not be loaded`}
        message={errorText(error)}
        retryLabel={t`Retry`}
        onRetry={() => void refetch()}
      />
    );
  }
  const total = data?.total ?? 0;
  return total === 0 ? (
    <EmptyState icon={<Trash2 />} title={t`The trash is empty`} />
  ) : (
    <div className="flex flex-col gap-3">
      <TrashList items={data?.data ?? []} chosen={chosen} onChoose={onChoose} />
      <Pagination page={page} pageSize={pageSize} total={total} labels={pagerLabels} onChange={onPage} />
    </div>
  );
}
