import { useLingui } from '@lingui/react/macro';
import { changeReport, type Report } from '@omics-portal/resources';
import { Alert, Button, Drawer, notify } from '@omics-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changedMeasurement, EMPTY_MEASUREMENT, measurementDraftOf } from '../measurement/measurement-draft';
import { MeasurementFields } from '../measurement/measurement-fields';
import { useReports } from '../ports/reports-ports';
import { useErrorText } from '../ports/use-error-text';
import { ReferenceFields } from '../references/reference-fields';

interface EditFactsProps {
  readonly report: Report;
  readonly onClose: () => void;
}

/** Drawer that changes the measurement of a report, and the references that it names. */
export function EditFacts({ report: { id, name, measurement, references }, onClose }: EditFactsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { reports } = useReports();
  const [draft, setDraft] = useState(measurement ? measurementDraftOf(measurement) : EMPTY_MEASUREMENT);
  const [named, setNamed] = useState(references ?? []);
  const save = useMutation(changeReport(reports, id));
  const submit = () =>
    save.mutate(
      { measurement: changedMeasurement(draft), references: [...named] },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: t`The details of ${name} are saved` });
          onClose();
        },
      },
    );
  return (
    <Drawer
      open
      size="lg"
      title={t`Measurement and references`}
      description={t`Where, with what, by whom and when the batch was measured, and what it refers to.`}
      closeLabel={t`Close`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" busy={save.isPending} onClick={submit}>{t`Save`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <MeasurementFields measurement={draft} onChange={setDraft} />
        <ReferenceFields references={named} onChange={setNamed} />
        {save.error ? (
          <Alert tone="danger" title={t`The report was not changed`}>
            {errorText(save.error)}
          </Alert>
        ) : null}
      </div>
    </Drawer>
  );
}
