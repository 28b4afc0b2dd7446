/** Lingui's bundler plugin compiles a catalog on import. */
declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
