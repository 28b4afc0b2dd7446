import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@omics-portal/ui';
import { ChevronDown, ChevronUp, Pause, Play } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { UnfinishedList } from './unfinished-list';
import { UploadPace } from './upload-pace';
import { UploadRow } from './upload-row';
import { isActive, isOpen } from './upload-state';
import { useUnfinishedUploads, useUploadQueue } from './uploads-context';
import { useUploads } from './use-uploads';

interface UploadTrayProps {
  /** Link to a folder, by its storage link. */
  readonly folderHref: (link: string) => string;
  /** Path of the page below the tray: on the next page, a list of finished uploads is folded. */
  readonly page: string;
}

/**
 * Tray of the uploads at the lower edge of every page: their progress, pace and actions, and those that an earlier page did
 * not finish. Renders nothing if there are none.
 */
export function UploadTray({ folderHref, page }: UploadTrayProps) {
  const { t } = useLingui();
  const id = useId();
  const queue = useUploadQueue();
  const items = useUploads();
  const unfinished = useUnfinishedUploads();
  const earlier = useSyncExternalStore(unfinished.subscribe, unfinished.items);
  const isDone = earlier.length === 0 && items.every(({ status }) => status === 'done');
  const [isExpanded, setExpanded] = useExpanded(page, isDone);
  if (items.length + earlier.length === 0) {
    return null;
  }
  return (
    <section
      aria-label={t`Uploads`}
      className="sticky bottom-0 z-20 ms-auto w-full rounded-card border border-border bg-surface shadow-overlay sm:me-(--page-gutter) sm:w-120"
    >
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <TraySummary />
        <PauseButton />
        <IconButton
          label={isExpanded ? t`Hide the list of uploads` : t`Show the list of uploads`}
          aria-expanded={isExpanded}
          aria-controls={id}
          size="sm"
          icon={isExpanded ? <ChevronDown /> : <ChevronUp />}
          onClick={() => setExpanded(!isExpanded)}
        />
      </div>
      <div id={id} hidden={!isExpanded} className="max-h-[40dvh] overflow-y-auto border-t border-border px-4">
        {earlier.length > 0 ? <UnfinishedList earlier={earlier} folderHref={folderHref} /> : null}
        {items.length > 0 ? (
          <>
            <ul aria-label={t`Uploads`} className="divide-y divide-border">
              {items.map((item) => (
                <UploadRow key={item.id} item={item} folderHref={folderHref} />
              ))}
            </ul>
            <div className="flex justify-end py-2">
              <Button size="sm" disabled={items.every(isOpen)} onClick={queue.clear}>
                {t`Clear the list`}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </section>
  );
}

/** Whether the list is expanded: as the user chose, otherwise until a page is opened while all uploads are done. */
function useExpanded(page: string, isDone: boolean) {
  const [view, setView] = useState<{ page: string; chosen: boolean | null; isFolded: boolean }>({
    page,
    chosen: null,
    isFolded: false,
  });
  if (view.page !== page) {
    setView({ page, chosen: isDone ? null : view.chosen, isFolded: isDone });
  }
  const isExpanded = view.chosen ?? !(view.isFolded && isDone);
  return [isExpanded, (chosen: boolean) => setView({ ...view, chosen })] as const;
}

function TraySummary() {
  const items = useUploads();
  const unfinished = useUnfinishedUploads();
  const earlier = useSyncExternalStore(unfinished.subscribe, unfinished.items).length;
  const done = items.filter(({ status }) => status === 'done').length;
  const total = items.length;
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p role="status" className="font-medium">
        {total > 0 ? (
          <Trans>
            {done} of {total} uploaded
          </Trans>
        ) : (
          <Plural value={earlier} one="# unfinished upload" other="# unfinished uploads" />
        )}
      </p>
      <UploadPace items={items} />
    </div>
  );
}

/** Button that pauses all uploads, or resumes them when none goes on. */
function PauseButton() {
  const { t } = useLingui();
  const queue = useUploadQueue();
  const items = useUploads();
  const active = items.filter(isActive);
  const paused = items.filter(({ status }) => status === 'paused');
  // Those that wait are paused first, so that no freed slot starts one.
  const pauseAll = () => [...active].reverse().forEach(({ id }) => queue.pause(id));
  if (active.length > 0) {
    return <IconButton label={t`Pause all uploads`} size="sm" icon={<Pause />} onClick={pauseAll} />;
  }
  return paused.length > 0 ? (
    <IconButton
      label={t`Resume all uploads`}
      size="sm"
      icon={<Play />}
      onClick={() => paused.forEach(({ id }) => queue.resume(id))}
    />
  ) : null;
}
