import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import { Alert } from '@omics-portal/ui';

/** Rules of an app that its form cannot check, as the server states them; nothing if there are none. */
export function FormNotes({ schema: { notes = [] } }: { readonly schema: AppSchema }) {
  const { t } = useLingui();
  if (notes.length === 0) {
    return null;
  }
  return (
    <Alert tone="info" title={t`Not checked by this form`}>
      <ul className="list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
