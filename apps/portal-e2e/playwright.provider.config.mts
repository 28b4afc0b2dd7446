import { defineConfig } from '@playwright/test';
import real from './playwright.real.config.mts';
import { NOT_AT_ANOTHER_PROVIDER } from './src/real-site/not-at-another-provider.ts';
import { NOT_ON_A_REAL_SITE } from './src/real-site/not-on-a-real-site.ts';

// The workers read this file as well, so that their sign-ins know it.
process.env['SITE_PROVIDER'] = 'lemonldap';

/**
 * Journeys on a site as an institution runs it, signed in at LemonLDAP::NG: all of `npm test`, except those with a reason. They take as
 * long as in `npm test`, which does not include them.
 */
export default defineConfig({
  ...real,
  testMatch: '**/*.spec.ts',
  testIgnore: Object.keys({ ...NOT_ON_A_REAL_SITE, ...NOT_AT_ANOTHER_PROVIDER }).map((file) => `**/${file}`),
});
