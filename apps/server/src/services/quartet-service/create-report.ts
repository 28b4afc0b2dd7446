import type { components } from '@omics-portal/api/quartet-service';
import type { Transaction } from 'kysely';
import { ApiError, notFound, REQUIRED } from '../../http/api-error.ts';
import type { Sentence } from '../../http/preferred-language.ts';
import type { Caller } from '../../identity/identity.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import type { SampleValues } from '../../engines/job-engine.ts';
import { isRequired, paramsFor } from '../../engines/run-inputs.ts';
import { jobsWithoutResultIn } from '../../jobs/jobs-without-result.ts';
import { reportFolder } from '../../jobs/work-folders.ts';
import { tableMeasurement } from '../../jobs/table-measurement.ts';
import { findReportRunner, listReportTools, type ReportRunner } from '../../jobs/report-tools.ts';
import { writeReport, type WrittenReport } from '../../jobs/write-report.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { ParamMapping, RunDescriptor } from '../../app-store/run-descriptor.ts';
import type { Database } from '../../records/database.ts';
import { checkInputs, inputChecks } from '../check-inputs.ts';
import { inputExport, type Export } from '../record-export.ts';
import { measurementValues, tableValues } from './measurement.ts';
import { profileParameter } from './profile-records.ts';
import { folderLink, readInputLink } from './input-link.ts';

type Measurement = components['schemas']['Measurement'];
type DonorRow = components['schemas']['DonorRow'];

/** Field of a folder in the forms of all apps. */
const FOLDER = 'filepath';

/** Validates a new report. Resolves to the write of the task and its queue entry in one transaction. */
export async function prepareReport(
  dependencies: Dependencies,
  { caller, request }: Export & { caller: Caller },
  plugin: string,
  body: Record<string, unknown>,
): Promise<(transaction: Transaction<Database>) => Promise<WrittenReport>> {
  const { config, appStore, objects } = dependencies;
  const tool = (await listReportTools(config.paths.appStore, config.brand)).find(
    (found) => found.short_name === plugin,
  );
  const runner = tool && (await findReportRunner(appStore, LOCAL_ENGINE, plugin, config.brand));
  if (!tool || !runner) throw notFound('report tool', plugin);
  const submit = readSubmit(plugin, runner, body);
  const links = await Promise.all(
    fileFields(runner.descriptor)
      .filter((field) => submit.values[field] !== undefined)
      .map(async (field) => ({
        field,
        link: await readInputLink(objects, field, String(submit.values[field])),
      })),
  );
  await checkInputs(links, inputChecks(dependencies, caller));
  const exported = await inputExport(
    dependencies,
    { caller, request },
    links.map(({ link }) => link),
  );
  const values = { ...submit.values, ...Object.fromEntries(links.map(({ field, link }) => [field, link])) };
  const { name, metadata } = submit;
  const measurement = {
    ...tableValues(await tableMeasurement(objects, values['metadata_file'])),
    ...measurementValues(submit.measurement),
  };
  const profile = await profileOf(dependencies, caller, plugin, submit.values);
  const payload = {
    name,
    description: submit.description ?? `Quality control report for ${name}`,
    ...values,
    ...(metadata && { metadata }),
  };
  const sample: SampleValues = {
    ...values,
    ...(metadata && { samples: donorLines(metadata) }),
    ...(profile !== undefined && { threshold_profile: profile }),
    sample_id: name,
    ...runner.fixed,
  };
  return async (transaction) => {
    const written = await writeReport(transaction, {
      plugin,
      version: tool.version,
      app: runner.app.name,
      descriptor: runner.descriptor,
      payload,
      sample: { ...sample, ...(await jobsWithoutResultIn(transaction, values[FOLDER])) },
      measurement,
      owner: caller,
      project: null,
      folderOf: (id) => reportFolder(caller.username, id),
    });
    await exported(transaction, `report ${name}`);
    return written;
  };
}

async function profileOf(
  { db }: Dependencies,
  caller: Caller,
  plugin: string,
  { threshold_profile: chosen }: Submit['values'],
): Promise<string | undefined> {
  return chosen === undefined
    ? undefined
    : profileParameter(db, caller.sub, { plugin, chosen, field: 'threshold_profile' });
}

interface Submit {
  readonly name: string;
  readonly description: string | undefined;
  /** Values by field of the app's form. */
  readonly values: Readonly<Record<string, string>>;
  readonly metadata: readonly DonorRow[] | undefined;
  readonly measurement: Measurement | undefined;
}

// The document allows the bodies of all tools; the required fields are those of the tool's own app.
function readSubmit(
  plugin: string,
  { descriptor, fixed }: ReportRunner,
  body: Record<string, unknown>,
): Submit {
  const given = { ...body, ...fixed };
  const params = paramsFor(descriptor, given);
  const files = params.filter(({ kind }) => kind === 'file');
  const missing = files
    .filter((param) => isRequired(param, files, given) && typeof body[param.from] !== 'string')
    .map(({ from }) => from);
  if (missing.length > 0) {
    throw new ApiError(
      422,
      neededFiles(plugin, files),
      missing.map((field) => ({ field, message: REQUIRED })),
    );
  }
  const { name, description, metadata, measurement } = body as {
    name: string;
    description?: string;
    metadata?: DonorRow[];
    measurement?: Measurement;
  };
  const values = params.flatMap(({ from }) => {
    const value = body[from];
    const isOpen = from !== 'sample_id' && !(from in fixed);
    return isOpen && typeof value === 'string'
      ? [[from, from === FOLDER ? folderLink(value) : value] as const]
      : [];
  });
  return { name, description, values: Object.fromEntries(values), metadata, measurement };
}

/** Fields that a report needs, such as "data_file and metadata_file, or filepath". */
function neededFiles(plugin: string, files: readonly ParamMapping[]): Sentence {
  const required = files.filter((param) => param.required === true);
  const substitutes = new Set(required.flatMap(({ unless }) => unless ?? []));
  const known = files.map(({ from }) => from).filter((from) => substitutes.has(from));
  const names = required.map(({ from }) => from);
  return {
    'en-US': `The report "${plugin}" needs ${[names.join(' and '), ...known].join(', or ')}.`,
    'zh-CN': `报告“${plugin}”需要 ${[names.join(' 和 '), ...known].join('，或 ')}。`,
  };
}

/** Fields of the form of an app that are links. */
function fileFields({ params }: RunDescriptor): string[] {
  return params.filter((param) => param.kind === 'file').map(({ from }) => from);
}

/** Donors and names of samples as the report programs read them: a line for each. */
function donorLines(metadata: readonly DonorRow[]): string {
  return metadata.map((row) => [row.library, row.sample, row.name ?? []].flat().join(' = ')).join('\n');
}
