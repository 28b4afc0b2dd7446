import type { Report } from '@omics-portal/resources';

/**
 * Description that a person wrote, or the name of the sample of a job's report; empty for the sentence that servers write
 * when no description was given, which repeats the name in English.
 */
export function ownDescription({ name, description }: Pick<Report, 'name' | 'description'>): string {
  const written = `Quality control report for ${name}`;
  const ofSample = `${written}, sample `;
  if (description === written) {
    return '';
  }
  return description.startsWith(ofSample) ? description.slice(ofSample.length) : description;
}
