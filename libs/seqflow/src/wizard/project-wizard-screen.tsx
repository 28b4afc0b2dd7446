import { appQueries, type CreatedProject, type DraftItems } from '@omics-portal/resources';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, EmptyState, PageHeader, SkeletonLines, Steps } from '@omics-portal/ui';
import { CircleCheck } from 'lucide-react';
import { useSeqflow, type EarlierRun } from '../ports/seqflow-ports';
import { shownValues } from '../draft/draft-fit';
import { emptyDraft, hasContent, wizardDrafts, type WizardDraft } from '../draft/wizard-draft';
import { useFormWithProfiles } from '../app-form/use-form-with-profiles';
import { DraftNotice } from './draft-notice';
import { OfferNotice } from './offer-notice';
import { StepInformation } from './step-information';
import { NO_FILES, useOfferedFiles } from './use-offered-files';
import { useWizardDraft } from '../draft/use-wizard-draft';
import type { ProjectWizardSearch } from './wizard-search';
import { furthestStep, wantedStep } from './wizard-step';

/** Loaded for a copy of an earlier run, and for the example of an app. */
const DraftSource = lazy(async () => ({ default: (await import('../run-again/draft-source')).DraftSource }));
/** Loaded after the first step: the form of the app, the sheet and its checks are most of the wizard. */
const FormSteps = lazy(async () => ({ default: (await import('./form-steps')).FormSteps }));

/** Properties of the project wizard. */
export interface ProjectWizardScreenProps {
  /** Title of the page. */
  readonly title: string;
  /** Step of the path, from 1. The step of the search parameters takes precedence. */
  readonly pageNo?: number | undefined;
  readonly search: ProjectWizardSearch;
  readonly onSearchChange: (next: ProjectWizardSearch) => void;
}

/** Copies information about the project to the draft of a newly chosen app. Empty fields preserve those of that draft. */
function carryInformation(drafts: DraftItems, from: WizardDraft, oldAppId: string, newAppId: string): void {
  const target = wizardDrafts(drafts, newAppId);
  const stored = target.load() ?? emptyDraft(Date.now());
  const { name, description, group } = from.information;
  const information = {
    name: name || stored.information.name,
    description: description || stored.information.description,
    group: group || stored.information.group,
  };
  target.save({ ...stored, information });
  if (oldAppId === '') {
    wizardDrafts(drafts, '').clear();
  }
}

/** Project wizard of three steps. Its draft survives a reload, an error, and leaving the screen. */
export function ProjectWizardScreen({ title, pageNo, search, onSearchChange }: ProjectWizardScreenProps) {
  const [created, setCreated] = useState<CreatedProject | null>(null);
  const [carriedTo, setCarriedTo] = useState<string | null>(null);
  const { drafts } = useSeqflow();
  const appId = search.appId ?? '';
  if (created) {
    return <Created project={created} onAgain={() => setCreated(null)} />;
  }
  const chooseApp = (from: WizardDraft, next: string) => {
    const before = wizardDrafts(drafts, next).load();
    carryInformation(drafts, from, appId, next);
    setCarriedTo(before && hasContent(before) ? null : next);
    onSearchChange({ appId: next, files: search.files });
  };
  return (
    <Wizard
      key={appId}
      title={title}
      appId={appId}
      wanted={wantedStep(search.step, pageNo)}
      quiet={carriedTo === appId}
      source={sourceOf(search)}
      onSourceUsed={() => onSearchChange({ appId: search.appId, step: search.step })}
      offer={search.files}
      onOfferUsed={() => onSearchChange({ ...search, files: undefined })}
      onStep={(step) => onSearchChange({ ...search, step })}
      onApp={chooseApp}
      onCreated={(project) => {
        onSearchChange({ appId: search.appId });
        setCreated(project);
      }}
    />
  );
}

/** Samples that the draft starts with, from the address. */
function sourceOf({ again, job, start }: ProjectWizardSearch): WizardProps['source'] {
  return again === undefined ? (start ?? null) : { project: again, job };
}

interface WizardProps {
  readonly title: string;
  readonly appId: string;
  readonly wanted: number;
  /** Hides the notice about a restored draft, if choosing an app has just created it. */
  readonly quiet: boolean;
  /** Run to copy into the draft, or the example of the app; null for none. */
  readonly source: EarlierRun | 'example' | null;
  readonly onSourceUsed: () => void;
  /** Id of the files that another screen handed over; undefined for none. */
  readonly offer: string | undefined;
  readonly onOfferUsed: () => void;
  readonly onStep: (step: 0 | 1 | 2) => void;
  readonly onApp: (from: WizardDraft, appId: string) => void;
  readonly onCreated: (project: CreatedProject) => void;
}

/**
 * App of the wizard and its form, with the profiles of the user among the options of a field of limits; the app is undefined until the
 * list is there, and if it is not installed.
 */
function useAppForm(appId: string, draft: WizardDraft) {
  const { i18n } = useLingui();
  const { datains } = useSeqflow();
  const installed = useQuery(appQueries(datains, i18n.locale).installed());
  const app = installed.data?.find((one) => one.id === appId);
  const schema = useQuery({
    ...appQueries(datains, i18n.locale).schema(app?.name ?? ''),
    enabled: app !== undefined,
  });
  const { fingerprint, values } = draft;
  const shown = useMemo(
    () => (schema.data ? shownValues({ fingerprint, values }, schema.data) : null),
    [schema.data, fingerprint, values],
  );
  const form = useFormWithProfiles(schema.data, shown);
  const { error, isPending, refetch } = schema;
  return { app, schema: { data: form, error, isPending: isPending || (!form && !error), refetch } };
}

function Wizard(props: WizardProps) {
  const { title, appId, wanted, quiet, source, onSourceUsed, offer, onOfferUsed, onStep, onApp, onCreated } =
    props;
  const { t } = useLingui();
  const offered = useOfferedFiles(offer);
  const handle = useWizardDraft(appId);
  const { app, schema } = useAppForm(appId, handle.draft);
  const reached = useMemo(
    () => furthestStep(handle.draft, app ? appId : '', schema.data),
    [handle.draft, app, appId, schema.data],
  );
  const step = Math.min(wanted, reached);
  const [copies, setCopies] = useState(0);
  const titles = [t`General Information`, t`Assessment Parameters`, t`Submit`];

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={title}
        description={t`Name the project, enter the parameters of the app, check, run.`}
      />
      <Steps
        label={t`Steps`}
        steps={titles.map((step) => ({ title: step }))}
        current={step}
        onStepSelect={(index) => onStep(index === 0 ? 0 : index === 1 ? 1 : 2)}
      />
      <DraftNotice handle={handle} quiet={quiet} />
      {offered === undefined ? null : <OfferNotice offered={offered} onDiscard={onOfferUsed} />}
      {source && schema.data ? (
        <Suspense>
          <DraftSource
            source={source}
            appId={appId}
            schema={schema.data}
            handle={handle}
            onDone={() => {
              setCopies(copies + 1);
              onSourceUsed();
            }}
          />
        </Suspense>
      ) : null}
      {step === 0 ? (
        <StepInformation
          key={`${handle.replacements}/${copies}`}
          information={handle.draft.information}
          onChange={(information) => handle.update({ information })}
          appId={appId}
          app={app}
          onAppChange={(next) => onApp(handle.draft, next)}
          onNext={() => onStep(1)}
        />
      ) : null}
      {step > 0 && offered !== undefined ? (
        <Suspense fallback={<SkeletonLines lines={6} label={t`Loading the form of the app`} />}>
          <FormSteps
            step={step}
            handle={handle}
            app={app}
            schema={schema}
            offered={offered ?? NO_FILES}
            onOfferUsed={onOfferUsed}
            onStep={onStep}
            onCreated={onCreated}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Created({ project, onAgain }: { readonly project: CreatedProject; readonly onAgain: () => void }) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const { name } = project;
  return (
    <EmptyState
      icon={<CircleCheck />}
      title={t`The project ${name} was created`}
      description={t`Its jobs start as soon as a slot is free. Follow them on the page of the project.`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink variant="primary" href={links.project(project.id)}>{t`Open the project`}</ButtonLink>
          <ButtonLink href={links.projects()}>{t`All projects`}</ButtonLink>
          <Button variant="ghost" onClick={onAgain}>{t`Create another one`}</Button>
        </div>
      }
    />
  );
}
