import { parseThresholdProfile, type ProfileOmics, type ThresholdProfile } from '@omics-portal/qc-metrics';
import { ProgramError } from '../command-line.ts';
import genomicsDefault from './profiles/genomics-default.json';
import genomicsStrict from './profiles/genomics-strict.json';
import metabolomicsDefault from './profiles/metabolomics-default.json';
import metabolomicsStrict from './profiles/metabolomics-strict.json';
import proteomicsDefault from './profiles/proteomics-default.json';
import proteomicsStrict from './profiles/proteomics-strict.json';
import transcriptomicsDefault from './profiles/transcriptomics-default.json';
import transcriptomicsStrict from './profiles/transcriptomics-strict.json';

const PROFILES = [
  genomicsDefault,
  genomicsStrict,
  metabolomicsDefault,
  metabolomicsStrict,
  proteomicsDefault,
  proteomicsStrict,
  transcriptomicsDefault,
  transcriptomicsStrict,
].map(parseThresholdProfile);

/** Threshold profile of one kind of data: `default` or `strict`. Throws {@link ProgramError} for another name. */
export function thresholdProfile(omics: ProfileOmics, name: string): ThresholdProfile {
  const profile = PROFILES.find(({ id }) => id === `${omics}-${name}`);
  if (!profile) {
    throw new ProgramError(
      `There is no threshold profile "${name}" for ${omics}.`,
      'Choose "default" or "strict".',
    );
  }
  return profile;
}
