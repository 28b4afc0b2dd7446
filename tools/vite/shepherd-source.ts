import { fileURLToPath } from 'node:url';

/**
 * For `resolve.alias` of whatever bundles the tour. The published build of react-shepherd brings a JSX runtime of an older
 * React, which breaks on ours; its package also holds its source, which does not.
 */
export const SHEPHERD_SOURCE = {
  'react-shepherd': fileURLToPath(
    new URL('../../node_modules/react-shepherd/src/index.tsx', import.meta.url),
  ),
};
