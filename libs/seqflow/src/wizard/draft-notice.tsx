import { useLingui } from '@lingui/react/macro';
import { Alert, Button, notify } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import type { DraftHandle } from '../draft/use-wizard-draft';

/** Says what is known about the stored draft: restored, not stored, or another version in another tab. */
export function DraftNotice({ handle, quiet }: { readonly handle: DraftHandle; readonly quiet: boolean }) {
  const { t } = useLingui();
  const { restoredFrom, stored, discard } = handle;
  const saved = formatTime(restoredFrom);
  const throwAway = () => {
    const undo = discard();
    notify({ tone: 'info', title: t`The draft was discarded`, action: { label: t`Undo`, onClick: undo } });
  };
  return (
    <>
      {stored ? null : (
        <Alert tone="warning" title={t`This browser keeps no drafts: a reload would lose what you enter.`} />
      )}
      {restoredFrom !== null && !quiet ? (
        <Alert
          tone="info"
          title={t`Your draft of ${saved} is back`}
          action={
            <Button size="sm" onClick={throwAway}>
              {t`Discard the draft`}
            </Button>
          }
        />
      ) : null}
      <OtherVersionNotice handle={handle} />
    </>
  );
}

/** Two tabs write the same draft: both versions are stored, and the person chooses. */
function OtherVersionNotice({ handle }: { readonly handle: DraftHandle }) {
  const { t } = useLingui();
  const { other, openOther, discardOther } = handle;
  if (!other) {
    return null;
  }
  const saved = formatTime(other.draft.savedAt);
  const name = other.draft.information.name || t`without a name`;
  const throwAway = () => {
    const undo = discardOther();
    notify({
      tone: 'info',
      title: t`The other version was discarded`,
      action: { label: t`Undo`, onClick: undo },
    });
  };
  return (
    <Alert
      tone="warning"
      title={t`Another version of this draft (${name}) was saved in another tab at ${saved}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={openOther}>{t`Open the other version`}</Button>
          <Button size="sm" variant="ghost" onClick={throwAway}>{t`Discard the other version`}</Button>
        </div>
      }
    >
      {t`This tab shows its own version. Both are stored; nothing is lost when you switch.`}
    </Alert>
  );
}
