import { useLingui } from '@lingui/react/macro';
import type { UploadPlan } from './upload-plan';
import { useRefusedMessages } from './use-refused-messages';

/** Maximum number of files that are listed. */
const MAX_SHOWN = 200;

/** List of the files of this computer that are not uploaded, with the reason of each; empty for none. */
export function RefusedFiles({ files }: { readonly files: UploadPlan['refused'] }) {
  const { t } = useLingui();
  const messages = useRefusedMessages();
  const count = files.length;
  const more = count - MAX_SHOWN;
  if (count === 0) {
    return null;
  }
  return (
    <section aria-label={t`Files that are not uploaded`} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t`Files that are not uploaded: ${count}`}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {files.slice(0, MAX_SHOWN).map(({ path, reason }, index) => (
          <li key={`${index}/${path}`} className="flex flex-wrap gap-x-2">
            <span className="break-all">{path}</span>
            <span className="text-muted">{messages[reason]}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-sm text-muted">{t`and ${more} more`}</p> : null}
    </section>
  );
}
