import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@omics-portal/ui';
import { LogIn, Upload } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

/** Card that leads to the upload of data, which every app needs first. */
export function UploadCard() {
  const { t } = useLingui();
  const { links, session } = useSeqflow();
  const uploads = links.uploads();
  return (
    <section
      aria-label={t`Upload Your Data`}
      className="flex h-full flex-col gap-3 rounded-card border border-dashed border-strong bg-surface p-4"
    >
      <header className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-9 text-primary-text"
        >
          <Upload className="size-6" />
        </span>
        <h2 className="font-semibold">{t`Upload Your Data`}</h2>
      </header>
      <p className="flex-1 text-sm text-muted">
        {t`Upload your files first: the apps read them from your storage.`}
      </p>
      <footer>
        {session.signedIn ? (
          <ButtonLink size="sm" href={uploads} icon={<Upload />}>
            {t`Upload files`}
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" href={links.login(uploads)} icon={<LogIn />}>
            {t`Sign in to upload`}
          </ButtonLink>
        )}
      </footer>
    </section>
  );
}
