import {
  customProfile,
  type CustomProfile,
  limitProblems,
  parseThresholdProfile,
  type ProfileOmics,
  type ThresholdProfile,
} from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import { problemIn } from '../program-problem.ts';
import genomicsDefault from './profiles/genomics-default.json';
import genomicsStrict from './profiles/genomics-strict.json';
import metabolomicsDefault from './profiles/metabolomics-default.json';
import metabolomicsStrict from './profiles/metabolomics-strict.json';
import proteomicsDefault from './profiles/proteomics-default.json';
import proteomicsStrict from './profiles/proteomics-strict.json';
import transcriptomicsDefault from './profiles/transcriptomics-default.json';
import transcriptomicsStrict from './profiles/transcriptomics-strict.json';

/** Threshold profiles that ship, two for each kind of data. */
export const SHIPPED_PROFILES: readonly ThresholdProfile[] = [
  genomicsDefault,
  genomicsStrict,
  metabolomicsDefault,
  metabolomicsStrict,
  proteomicsDefault,
  proteomicsStrict,
  transcriptomicsDefault,
  transcriptomicsStrict,
].map(parseThresholdProfile);

/**
 * Threshold profile of one kind of data: `default`, `strict`, or the JSON text of a {@link CustomProfile}. Throws
 * {@link ProgramError} for another one.
 */
export function thresholdProfile(omics: ProfileOmics, chosen: string): ThresholdProfile {
  const profile = chosen.startsWith('{')
    ? readCustomProfile(omics, chosen)
    : SHIPPED_PROFILES.find(({ id }) => id === `${omics}-${chosen}`);
  if (!profile) {
    throw new ProgramError(
      `There is no threshold profile "${chosen.slice(0, 64)}" for ${omics}.`,
      'Choose "default", "strict" or a profile of your own.',
      problemIn('', 'program.unknown-profile', { profile: chosen.slice(0, 64) }),
    );
  }
  return profile;
}

/** Profile of a user, with the origin of each limit; undefined for a text that is not one of this kind of data. */
function readCustomProfile(omics: ProfileOmics, text: string): ThresholdProfile | undefined {
  try {
    const custom = JSON.parse(text) as CustomProfile;
    const isValid = custom.omics === omics && limitProblems(omics, custom.limits).length === 0;
    return isValid ? parseThresholdProfile(customProfile(custom, SHIPPED_PROFILES)) : undefined;
  } catch {
    return undefined;
  }
}
