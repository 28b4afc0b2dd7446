import type { EnvironmentReader } from './environment-reader.ts';
import type { PortalSettings } from './server-config.ts';

/** Path at which this server serves its own visualisations. */
export const OWN_VISUALISATIONS = '/visualisation';

/** Paths of services elsewhere, as the specification has them. */
const SPECIFIED_PATH = '{brand}-{kind}-vis';
const PATH = /^(?=.*\{kind\})(?:[\w.~/-]|\{brand\}|\{kind\})+$/;

/**
 * Reads where the visualisations are: our own by default, at an origin named by `VISUALIZATION_HOST`, or nowhere with `none`.
 * `VISUALIZATION_PATH` is the path of each below it.
 */
export function readVisualizations(
  read: EnvironmentReader,
): Pick<PortalSettings, 'visualizationHost' | 'visualizationPath'> {
  const isOff = read.optional('VISUALIZATION_HOST') === 'none';
  const origin = isOff ? undefined : read.origin('VISUALIZATION_HOST');
  return {
    visualizationHost: isOff ? null : (origin ?? OWN_VISUALISATIONS),
    visualizationPath: read.matching(
      'VISUALIZATION_PATH',
      isOff || origin !== undefined ? SPECIFIED_PATH : '{kind}',
      PATH,
      'a path with {kind} in it, such as "{brand}-{kind}-vis"',
    ),
  };
}
