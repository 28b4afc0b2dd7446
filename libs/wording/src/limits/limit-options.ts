import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThresholdProfile } from '@omics-portal/api';

/** Id of the threshold profile that ships and needs no choice. */
export const DEFAULT_LIMITS = 'default';

/** Message for a list of limits without the user's own, because the server did not return them. */
export const OWN_LIMITS_UNAVAILABLE = msg`Limits of your own could not be loaded; those that ship can be chosen.`;

/** Option of a field of limits. */
export interface LimitOption {
  readonly value: string;
  readonly label: string;
}

/**
 * Options of a field of limits: Default, Strict, and the user's own profiles. A chosen profile that is not among the loaded ones has
 * an option that says so; `profiles` is undefined while they are being loaded.
 */
export function limitOptions(
  i18n: I18n,
  chosen: string,
  profiles: readonly Pick<ThresholdProfile, 'id' | 'name' | 'shipped'>[] | undefined,
): LimitOption[] {
  const own = (profiles ?? []).filter(({ shipped }) => !shipped);
  const options = [
    { value: DEFAULT_LIMITS, label: i18n._(msg`Default`) },
    { value: 'strict', label: i18n._(msg`Strict`) },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return profiles === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: i18n._(msg`A profile of yours that is not available`) }];
}
