import { useLingui } from '@lingui/react/macro';
import type { Report } from '@omics-portal/resources';
import { Button } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

/** Drawer with the form, loaded on demand. */
const EditFacts = lazy(async () => ({ default: (await import('./edit-facts')).EditFacts }));

/** Action that changes the measurement and the references of a report. */
export function EditFactsAction({ report }: { readonly report: Report }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Pencil />} onClick={() => setOpen(true)}>
        {t`Measurement and references`}
      </Button>
      {open ? (
        <PanelBoundary>
          <Suspense>
            <EditFacts report={report} onClose={() => setOpen(false)} />
          </Suspense>
        </PanelBoundary>
      ) : null}
    </>
  );
}
