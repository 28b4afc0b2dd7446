import type { components } from '@omics-portal/api/datains';
import type { Kysely } from 'kysely';
import type { SampleValues } from '../../../engines/job-engine.ts';
import type { Caller } from '../../../identity/identity.ts';
import type { ProjectProfiles } from '../../../jobs/tables.ts';
import type { Database } from '../../../records/database.ts';
import { profileContents } from '../../quartet-service/profile-records.ts';

type FormField = components['schemas']['FormField'];

/** Threshold profile that samples name in a form field, with the kinds of data of these samples. */
interface NamedProfile {
  field: string;
  id: string;
  omics: ReadonlySet<unknown>;
}

/**
 * Threshold profiles of the caller that the samples of a new project name, with their limits as they are now. One of another account,
 * and one for another kind of data than a sample has, is left out.
 */
export async function sampleProfiles(
  db: Kysely<Database>,
  caller: Caller,
  { fields }: components['schemas']['AppSchema'],
  samples: readonly SampleValues[],
): Promise<ProjectProfiles> {
  const named = fields.flatMap((field) => namedProfiles(field, samples));
  const contents = await profileContents(db, caller.sub, [...new Set(named.map(({ id }) => id))]);
  const profiles: Record<string, Record<string, string>> = {};
  for (const { field, id, omics } of named) {
    const profile = contents.get(id);
    if (!profile || [...omics].some((kind) => kind !== profile.omics)) continue;
    profiles[field] = { ...profiles[field], [id]: profile.content };
  }
  return profiles;
}

/** Values of a field of limits that are none of its options. */
function namedProfiles(
  { model, profiles, options = [] }: FormField,
  samples: readonly SampleValues[],
): NamedProfile[] {
  if (model === undefined || !profiles) return [];
  const kinds = new Map<string, Set<unknown>>();
  for (const sample of samples) {
    const value = sample[model];
    if (typeof value !== 'string' || options.some((option) => option.value === value)) continue;
    const omics = profiles.omics ?? sample[profiles.field ?? ''];
    kinds.set(value, (kinds.get(value) ?? new Set()).add(omics));
  }
  return [...kinds].map(([id, omics]) => ({ field: model, id, omics }));
}
