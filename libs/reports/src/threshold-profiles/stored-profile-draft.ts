import type { ThresholdProfile } from '@omics-portal/api';
import { CUT_GRADES } from '@omics-portal/qc-metrics';
import { type DraftItems, type DraftStore } from '@omics-portal/resources';
import * as v from 'valibot';
import { schemaDraftStore } from '../drafted-form/schema-draft-store';
import { boundKey, LIMIT_LEVELS, type LimitRow, rowsOf } from './profile-draft';
import type { ProfileValues } from './profile-schema';

const bound = v.nullable(v.union([v.number(), v.picklist(CUT_GRADES)]));
const storedSchema = v.object({
  version: v.literal(1),
  savedAt: v.number(),
  name: v.string(),
  /** Bounds by {@link boundKey}. */
  bounds: v.record(v.string(), bound),
  attempt: v.null(),
});

/** Profile as it is stored until it is saved on the server. */
export type StoredProfile = v.InferOutput<typeof storedSchema>;

/** Store of the unsaved changes of a profile. */
export function profileDrafts(
  items: DraftItems,
  { id, version }: ThresholdProfile,
): DraftStore<StoredProfile> {
  return schemaDraftStore({
    items,
    // A profile that was changed elsewhere is not overwritten by a draft of what it was before.
    key: `reports.threshold-profile.${id}.${version}`,
    schema: storedSchema,
  });
}

/** Values of the editor of a profile that was not changed yet. */
export function profileValues(base: ThresholdProfile): ProfileValues {
  return { name: base.shipped ? '' : base.name, rows: rowsOf(base) };
}

/** Stored form of the values of the editor. */
export function storeProfile(
  { name, rows }: ProfileValues,
  _attempt: unknown,
  savedAt: number,
): StoredProfile {
  const bounds = rows.flatMap((row) =>
    LIMIT_LEVELS.map((level) => [boundKey(row, level), row[level]] as const),
  );
  return { version: 1, savedAt, name, bounds: Object.fromEntries(bounds), attempt: null };
}

/** Values of the editor from their stored form. Figures that this release has no limits of are left out. */
export function restoreProfile({ name, bounds }: StoredProfile, base: ThresholdProfile): ProfileValues {
  return { name, rows: rowsOf(base).map((row) => restoreRow(row, bounds)) };
}

function restoreRow(row: LimitRow, bounds: StoredProfile['bounds']): LimitRow {
  const [warn, fail] = LIMIT_LEVELS.map((level) => {
    const stored = bounds[boundKey(row, level)];
    // A grade is no bound of a figure that is limited by a number.
    return stored === undefined || (stored !== null && (typeof stored === 'string') !== row.byGrade)
      ? row[level]
      : stored;
  });
  return { ...row, warn: warn ?? null, fail: fail ?? null };
}
