import type { components } from '@omics-portal/api/quartet-service';
import {
  type CustomLimit,
  type CustomProfile,
  customProfile,
  type LimitProblem,
  limitProblems,
  limitsOfProfile,
  type ProfileOmics,
  type ThresholdProfile,
} from '@omics-portal/qc-metrics';
import type { Kysely, Selectable } from 'kysely';
import { ApiError } from '../../http/api-error.ts';
import type { Sentence } from '../../http/preferred-language.ts';
import type { ThresholdProfileTable } from './profile-table.ts';
import { SHIPPED_PROFILES } from '../../programs/report/profiles.ts';
import type { Database } from '../../records/database.ts';

type WireProfile = components['schemas']['ThresholdProfile'];
type ProfileSubmit = components['schemas']['ThresholdProfileSubmit'];

/** Row of the table of threshold profiles. */
type ProfileRow = Selectable<ThresholdProfileTable>;

/** Kind of data that each report tool assesses, by the middle part of its name. */
const OMICS_OF_TOOL = {
  dseqc: 'genomics',
  rseqc: 'transcriptomics',
  protqc: 'proteomics',
  metqc: 'metabolomics',
} as const satisfies Record<string, ProfileOmics>;

/** Sentence about a value that is no profile. */
const UNKNOWN_PROFILE: Sentence = {
  'en-US': 'must be default, strict or the id of a profile of yours',
  'zh-CN': '须为 default、strict 或您的限值方案的编号',
};

/** Sentence about a problem of a limit, with its remedy. */
const PROBLEM_SENTENCES: Readonly<Record<LimitProblem['code'], Sentence>> = {
  'unknown-metric': {
    'en-US': 'is no figure of this kind of data: remove the limit',
    'zh-CN': '不是此类数据的指标：请移除该限值',
  },
  duplicate: {
    'en-US': 'has a limit already: keep one of the two',
    'zh-CN': '已有限值：请保留其中一个',
  },
  empty: {
    'en-US': 'has no condition: give a limit for warn, for fail or for both',
    'zh-CN': '没有条件：请给出警告限值、不通过限值或两者',
  },
  'out-of-range': {
    'en-US': 'is a number that this figure cannot have: correct it',
    'zh-CN': '不是此指标可能的数值：请更正',
  },
  'wrong-side': {
    'en-US': 'is met by good values: use lt where higher values are better, gt where lower ones are',
    'zh-CN': '良好的数值也会触发：数值越高越好时用 lt，越低越好时用 gt',
  },
  order: {
    'en-US': 'fails before it warns: exchange the two limits',
    'zh-CN': '的不通过限值先于警告限值：请交换两个限值',
  },
  'no-range': {
    'en-US': 'is the high end of a range and not above the low end: raise it',
    'zh-CN': '是范围的上限，却不高于下限：请调高',
  },
  'no-grades': {
    'en-US': 'has no grade, because there is no history of this figure: give a number',
    'zh-CN': '没有等级，因为此指标没有历史：请给出数值',
  },
};

/** Limits of a request as they are stored. Throws 422 with each limit that cannot be used. */
export function readLimits({ omics, limits }: ProfileSubmit): CustomLimit[] {
  const read = limits.map(
    ({ scope, metric, warn, fail }) =>
      ({ scope, metric, ...(warn && { warn }), ...(fail && { fail }) }) as CustomLimit,
  );
  const problems = limitProblems(omics, read);
  if (problems.length > 0) {
    throw new ApiError(
      422,
      {
        'en-US': 'Some limits of the profile cannot be used.',
        'zh-CN': '限值方案中的部分限值不能使用。',
      },
      problems.map(({ index, field, code }) => ({
        field: `limits[${index}].${field}`,
        message: PROBLEM_SENTENCES[code],
      })),
    );
  }
  return read;
}

/** Profile of an account as in the API. */
export function wireProfile(row: ProfileRow): WireProfile {
  const { id, name, omics, version, updated_time: updated } = row;
  const limits = wireLimits(customProfile(customOf(row), SHIPPED_PROFILES));
  return { id, name, omics, version, shipped: false, limits, updated_time: Number(updated) };
}

/** Profiles that ship, as in the API. */
export function shippedProfiles(omics: ProfileOmics | undefined): WireProfile[] {
  return SHIPPED_PROFILES.filter((profile) => omics === undefined || profile.omics === omics).map(
    (profile) => {
      const id = profile.id.slice(profile.omics.length + 1);
      const version = Number.parseInt(profile.version, 10);
      return {
        id,
        name: id,
        omics: profile.omics,
        version,
        shipped: true,
        limits: wireLimits(profile),
        updated_time: null,
      };
    },
  );
}

function wireLimits(profile: ThresholdProfile): WireProfile['limits'] {
  return limitsOfProfile(profile).map((limit) => ({ ...limit }));
}

function customOf({ id, name, omics, version, limits }: ProfileRow): CustomProfile {
  return { id, name, omics, version: String(version), limits };
}

/** Threshold profiles of an account among these ids, as programs read them. */
export async function profileContents(
  db: Kysely<Database>,
  ownerSub: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { omics: ProfileOmics; content: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('threshold_profiles')
    .selectAll()
    .where('id', 'in', ids)
    .where('owner_sub', '=', ownerSub)
    .execute();
  return new Map(rows.map((row) => [row.id, { omics: row.omics, content: JSON.stringify(customOf(row)) }]));
}

/** Report that names a threshold profile: its plugin, and the field of the request with the profile. */
interface ProfileRequest {
  plugin: string;
  chosen: string;
  field: string;
}

/**
 * Value of the app's form for the threshold profile that a new report names: the name of one that ships, or the content of one of
 * the account. Throws 422 for a profile that the account does not have for this kind of data.
 */
export async function profileParameter(
  db: Kysely<Database>,
  ownerSub: string,
  { plugin, chosen, field }: ProfileRequest,
): Promise<string> {
  if (chosen === 'default' || chosen === 'strict') return chosen;
  const tool = Object.entries(OMICS_OF_TOOL).find(([name]) => plugin.endsWith(`-${name}-report`));
  const profile = (await profileContents(db, ownerSub, [chosen])).get(chosen);
  if (profile && profile.omics === (tool?.[1] ?? 'genomics')) return profile.content;
  throw new ApiError(
    422,
    {
      'en-US': 'There is no profile of yours with this id for this kind of data.',
      'zh-CN': '您没有适用于此类数据且具有此编号的限值方案。',
    },
    [{ field, message: UNKNOWN_PROFILE }],
  );
}
