import { useLingui } from '@lingui/react/macro';
import { Alert, Button, notify } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import type { DraftHandle } from '../draft/use-wizard-draft';

/** Notices about the draft: restored, not stored, or another version in another tab. */
export function DraftNotice({ handle, quiet }: { readonly handle: DraftHandle; readonly quiet: boolean }) {
  const { t } = useLingui();
  const { restoredFrom, stored, discard } = handle;
  const saved = formatTime(restoredFrom);
  const discardWithUndo = () => {
    const undo = discard();
    notify({ tone: 'info', title: t`The draft was discarded`, action: { label: t`Undo`, onClick: undo } });
  };
  return (
    <>
      {stored ? null : (
        <Alert tone="warning" title={t`This browser stores no drafts: a reload would lose what you enter.`} />
      )}
      {restoredFrom !== null && !quiet ? (
        <Alert
          tone="info"
          title={t`Your draft of ${saved} is back`}
          action={
            <Button size="sm" onClick={discardWithUndo}>
              {t`Discard the draft`}
            </Button>
          }
        />
      ) : null}
      <OtherVersionNotice handle={handle} />
    </>
  );
}

/** Notice that another tab has changed the same draft. Both versions are stored, and the user chooses. */
function OtherVersionNotice({ handle }: { readonly handle: DraftHandle }) {
  const { t } = useLingui();
  const { other, openOther, discardOther } = handle;
  if (!other) {
    return null;
  }
  const saved = formatTime(other.draft.savedAt);
  const name = other.draft.information.name || t`without a name`;
  const discardWithUndo = () => {
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
          <Button size="sm" variant="ghost" onClick={discardWithUndo}>{t`Discard the other version`}</Button>
        </div>
      }
    >
      {t`This tab shows its own version. Both are stored; nothing is lost when you switch.`}
    </Alert>
  );
}
