import { fileURLToPath } from 'node:url';

/**
 * Alias of react-shepherd for `resolve.alias` in each bundler of the tour. Its published build includes a JSX runtime of an
 * older React, which is incompatible with ours; the package also contains its source, which works.
 */
export const SHEPHERD_SOURCE = {
  'react-shepherd': fileURLToPath(
    new URL('../../node_modules/react-shepherd/src/index.tsx', import.meta.url),
  ),
};
