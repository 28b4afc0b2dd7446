import { Trans, useLingui } from '@lingui/react/macro';
import type { SignedInUser } from '@omics-portal/auth';
import { Avatar, Button, notify } from '@omics-portal/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../account-context';
import { useAvatar } from '../profile/use-avatar';

const AvatarDialog = lazy(async () => ({ default: (await import('./avatar-dialog')).AvatarDialog }));

/** Avatar of the user, with actions to choose a picture and to remove it. */
export function AvatarField({ user }: { user: SignedInUser }) {
  const { avatars } = useAccount();
  const { t } = useLingui();
  const { src, own } = useAvatar(avatars, user);
  const [open, setOpen] = useState<boolean>();
  const keep = (dataUrl: string | undefined, title: string) => {
    avatars.set(user.username, dataUrl);
    notify({
      tone: 'success',
      title,
      action: { label: t`Undo`, onClick: () => avatars.set(user.username, own) },
    });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-4">
      <Avatar name={user.name} {...(src ? { src } : {})} size="lg" />
      <div className="min-w-0">
        <p className="text-heading font-medium wrap-anywhere">{user.name}</p>
        {own === undefined ? null : (
          <p className="text-xs text-muted">
            <Trans>Your picture is stored in this browser only.</Trans>
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" icon={<ImageUp />} onClick={() => setOpen(true)}>{t`Change avatar`}</Button>
          {own === undefined ? null : (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 />}
              onClick={() => keep(undefined, t`Picture removed`)}
            >{t`Remove the picture`}</Button>
          )}
        </div>
      </div>
      <Suspense>
        {open === undefined ? null : (
          <AvatarDialog
            open={open}
            onOpenChange={setOpen}
            onSave={(dataUrl) => keep(dataUrl, t`Avatar changed`)}
          />
        )}
      </Suspense>
    </div>
  );
}
