import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/datains';
import { sql, type Transaction } from 'kysely';
import { ApiError, fieldsError, NAME_TAKEN, REQUIRED, type FieldProblem } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import { readRunInputs } from '../../../engines/run-inputs.ts';
import type { Database } from '../../../records/database.ts';
import { checkInputs, inputChecks } from '../../check-inputs.ts';
import { inputExport, type Export } from '../../record-export.ts';
import { chooseProjectReport, type ChosenReport } from '../../../jobs/project-report.ts';
import type { ProjectProfiles } from '../../../jobs/tables.ts';
import { runnableApp } from './app-of-project.ts';
import { chosenReport } from './chosen-report.ts';
import { checkGroup } from '../../check-group.ts';
import { checkSamples, fileLinks } from './check-samples.ts';
import { jobLabels } from './job-labels.ts';
import { isNameTaken } from '../../../jobs/project-name.ts';
import { omicsOfProject, type Omics } from './project-omics.ts';
import { sampleProfiles } from './sample-profiles.ts';
import { enqueueJobs } from './submit-jobs.ts';

type ProjectSubmit = components['schemas']['ProjectSubmit'];
type AppSchema = components['schemas']['AppSchema'];

/** Validates a new project. Resolves to the write of project, jobs and queue entries in one transaction. */
export async function prepareProject(
  dependencies: Dependencies,
  { caller, request }: Export & { caller: Caller },
  submit: ProjectSubmit,
): Promise<(transaction: Transaction<Database>) => Promise<{ id: string }>> {
  await checkGroup(dependencies.identity, caller, submit.group_name);
  const { app, descriptor, engine } = await runnableApp(
    dependencies.appStore,
    dependencies.jobs.engines,
    submit.app_id,
    submit.app_name,
  );
  const schema = await dependencies.appStore.schema(app);
  const samples: SampleValues[] = submit.samples;
  const profiles = await sampleProfiles(dependencies.db, caller, schema, samples);
  const missing = missingParameters(descriptor, schema, samples);
  if (checkSamples(schema, samples, { profiles }).length + missing.length > 0) {
    const chinese = await dependencies.appStore.schema(app, 'zh-CN');
    throw samplesError([...checkSamples(schema, samples, { profiles, chinese }), ...missing]);
  }
  const links = samples.flatMap((sample, index) => fileLinks(schema, sample, `samples.${index}`));
  await checkInputs(links, inputChecks(dependencies, caller));
  const exported = await inputExport(
    dependencies,
    { caller, request },
    links.map(({ link }) => link),
  );
  const omics = omicsOfProject(app.manifest, samples);
  const report = await chosenReport(dependencies, caller, descriptor, submit);
  const project = { submit, schema, descriptor, engine, omics, report, profiles };
  return async (transaction) => {
    const created = await writeProject(transaction, dependencies, caller, project);
    await exported(transaction, `project ${submit.project_name}`);
    return created;
  };
}

/** Validated project, ready to be written. */
interface NewProject {
  submit: ProjectSubmit;
  schema: AppSchema;
  descriptor: RunDescriptor;
  engine: string;
  omics: Omics | null;
  report: ChosenReport | undefined;
  profiles: ProjectProfiles;
}

async function writeProject(
  transaction: Transaction<Database>,
  { jobs }: Dependencies,
  caller: Caller,
  { submit, schema, descriptor, engine, omics, report, profiles }: NewProject,
): Promise<{ id: string }> {
  if (await isNameTaken(transaction, submit.project_name)) throw nameTaken(submit.project_name);
  const id = randomUUID();
  const now = Date.now();
  const created = await transaction
    .insertInto('projects')
    .values({
      id,
      project_name: submit.project_name,
      description: submit.description ?? '',
      app_id: submit.app_id,
      app_name: submit.app_name,
      author: caller.email,
      owner_sub: caller.sub,
      group_name: submit.group_name ?? null,
      started_time: submit.started_time ?? now,
      omics,
      profiles: Object.keys(profiles).length > 0 ? JSON.stringify(profiles) : null,
    })
    // Two concurrent requests may both have found the name free; the unique index accepts only one.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw nameTaken(submit.project_name);
  if (report) await chooseProjectReport(transaction, id, report);
  const rows = submit.samples.map((sample, position) => ({
    id: randomUUID(),
    position,
    job_params: sample,
    labels: { ...jobLabels(schema, sample), project_id: id },
  }));
  // One parameter for all rows: PostgreSQL takes at most 65,535.
  await sql`
    insert into workflows (id, project_id, sample_id, position, submitted_time, job_params, labels)
    select added.id, ${id}, added.job_params ->> 'sample_id', added.position, ${now}, added.job_params, added.labels
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (id text, position integer, job_params jsonb, labels jsonb)`.execute(
    transaction,
  );
  const { project_name, app_name } = submit;
  const project = { project_name, app_name, owner_sub: caller.sub, profiles };
  await enqueueJobs(transaction, { jobs, project, descriptor, engine }, rows);
  return { id };
}

function nameTaken(name: string): ApiError {
  return new ApiError(
    409,
    {
      'en-US': `There is a project "${name}" already: choose another name.`,
      'zh-CN': `已有名为“${name}”的项目：请换一个名称。`,
    },
    [{ field: 'project_name', message: NAME_TAKEN }],
  );
}

// Required parameters without a form field cannot come from the form.
function missingParameters(
  descriptor: RunDescriptor,
  schema: AppSchema,
  samples: readonly SampleValues[],
): FieldProblem[] {
  const formFields = new Set(
    schema.fields
      .filter((field) => field.config?.rules?.some((rule) => rule.required === true))
      .map((field) => field.model),
  );
  return samples.flatMap((sample, index) =>
    readRunInputs(descriptor, sample)
      .missing.filter((model) => !formFields.has(model))
      .map((model) => ({ field: `samples.${index}.${model}`, message: REQUIRED })),
  );
}

function samplesError(problems: FieldProblem[]): ApiError {
  return fieldsError(400, problems, {
    intro: {
      'en-US': 'Some values of the samples are not right, the first is this one',
      'zh-CN': '样本的部分值有误，第一个为',
    },
    listed: 1,
  });
}
