import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AppSchema, InstalledApp } from '@omics-portal/api';
import type { CreatedProject } from '@omics-portal/resources';
import { ErrorState, SkeletonLines } from '@omics-portal/ui';
import type { SheetPosition } from '@omics-portal/ui/sheet-grid';
import { useErrorText } from '@omics-portal/wording';
import type { DraftHandle } from '../draft/use-wizard-draft';
import { StepParameters } from './step-parameters';
import { StepSubmit } from './step-submit';

interface FormStepsProps {
  /** 1 or 2, from 0. */
  readonly step: number;
  readonly handle: DraftHandle;
  readonly app: InstalledApp | undefined;
  /** Request of the form of the app. */
  readonly schema: {
    readonly data: AppSchema | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Links of the files that another screen handed over for the samples. */
  readonly offered: readonly string[];
  readonly onOfferUsed: () => void;
  readonly onStep: (step: 0 | 1 | 2) => void;
  readonly onCreated: (project: CreatedProject) => void;
}

/** Second and third step of the wizard, which need the form of the app. */
export function FormSteps(props: FormStepsProps) {
  const { step, handle, app, schema, offered, onOfferUsed, onStep, onCreated } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [wantedCell, setWantedCell] = useState<SheetPosition | null>(null);
  if (schema.isPending) {
    return <SkeletonLines lines={6} label={t`Loading the form of the app`} />;
  }
  if (!schema.data || !app) {
    return schema.error ? (
      <ErrorState
        title={t`The form of the app could not be loaded`}
        message={errorText(schema.error)}
        retryLabel={t`Retry`}
        onRetry={() => void schema.refetch()}
      />
    ) : null;
  }
  return step === 1 ? (
    <StepParameters
      handle={handle}
      schema={schema.data}
      appName={app.name}
      wantedCell={wantedCell}
      offered={offered}
      onOfferUsed={onOfferUsed}
      onBack={() => onStep(0)}
      onNext={() => {
        setWantedCell(null);
        onStep(2);
      }}
    />
  ) : (
    <StepSubmit
      handle={handle}
      schema={schema.data}
      app={app}
      onStep={onStep}
      onCell={(cell) => {
        setWantedCell(cell);
        onStep(1);
      }}
      onCreated={onCreated}
    />
  );
}
