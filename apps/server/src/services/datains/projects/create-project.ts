import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/datains';
import type { Transaction } from 'kysely';
import { ApiError, type ErrorDetail } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import type { SampleValues } from '../../../jobs/job-engine.ts';
import type { Parts } from '../../../parts.ts';
import type { RunDescriptor } from '../../../app-store/run-descriptor.ts';
import { readJobInputs } from '../../../jobs/job-inputs.ts';
import type { Database } from '../../../records/database.ts';
import { checkInputs, inputQuestions } from '../../check-inputs.ts';
import { runnableApp } from './app-of-project.ts';
import { checkGroup } from './check-group.ts';
import { checkSamples, fileLinks } from './check-samples.ts';
import { isNameTaken } from './project-name.ts';
import { omicsOfProject, type Omics } from './project-omics.ts';
import { enqueueJobs } from './submit-jobs.ts';

type ProjectSubmit = components['schemas']['ProjectSubmit'];
type AppSchema = components['schemas']['AppSchema'];

/** Checks a new project; what it answers writes project, jobs and queue entries together or not at all. */
export async function prepareProject(
  parts: Parts,
  caller: Caller,
  submit: ProjectSubmit,
): Promise<(transaction: Transaction<Database>) => Promise<{ id: string }>> {
  await checkGroup(parts.identity, caller, submit.group_name);
  const { app, descriptor } = await runnableApp(
    parts.appStore,
    parts.jobs.engine,
    submit.app_id,
    submit.app_name,
  );
  const schema = await parts.appStore.schema(app);
  const samples: SampleValues[] = submit.samples;
  refuse([...checkSamples(schema, samples), ...missingParameters(descriptor, schema, samples)]);
  const links = samples.flatMap((sample, index) => fileLinks(schema, sample, `samples.${index}`));
  await checkInputs(links, inputQuestions(parts, caller));
  const omics = omicsOfProject(app.manifest, samples);
  return (transaction) => writeProject(transaction, parts, caller, { submit, descriptor, omics });
}

/** A project that was checked and can be written. */
interface NewProject {
  submit: ProjectSubmit;
  descriptor: RunDescriptor;
  omics: Omics | null;
}

async function writeProject(
  transaction: Transaction<Database>,
  { jobs }: Parts,
  caller: Caller,
  { submit, descriptor, omics }: NewProject,
): Promise<{ id: string }> {
  if (await isNameTaken(transaction, submit.project_name)) throw nameTaken(submit.project_name);
  const id = randomUUID();
  const now = Date.now();
  const made = await transaction
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
      samples: JSON.stringify(submit.samples),
      omics,
    })
    // Two requests at once may both have found the name free; the index lets one through.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw nameTaken(submit.project_name);
  const rows = submit.samples.map((sample, position) => ({
    id: randomUUID(),
    project_id: id,
    sample_id: sample.sample_id,
    position,
    submitted_time: now,
    job_params: sample,
    labels: JSON.stringify({ project_id: id }),
  }));
  await transaction
    .insertInto('workflows')
    .values(rows.map((row) => ({ ...row, job_params: JSON.stringify(row.job_params) })))
    .execute();
  await enqueueJobs(transaction, { jobs, projectName: submit.project_name, descriptor }, rows);
  return { id };
}

function nameTaken(name: string): ApiError {
  return new ApiError(409, `There is a project "${name}" already: choose another name.`, [
    { field: 'project_name', message: 'is taken' },
  ]);
}

// What the program needs and the form does not ask for cannot come from the form.
function missingParameters(
  descriptor: RunDescriptor,
  schema: AppSchema,
  samples: readonly SampleValues[],
): ErrorDetail[] {
  const asked = new Set(
    schema.fields
      .filter((field) => field.config?.rules?.some((rule) => rule.required === true))
      .map((field) => field.model),
  );
  return samples.flatMap((sample, index) =>
    readJobInputs(descriptor, sample)
      .missing.filter((model) => !asked.has(model))
      .map((model) => ({ field: `samples.${index}.${model}`, message: 'is required' })),
  );
}

function refuse(details: ErrorDetail[]): void {
  if (details.length === 0) return;
  const [first] = details;
  throw new ApiError(
    400,
    `Some values of the samples are not right, the first is ${first?.field}: ${first?.message}.`,
    details,
  );
}
