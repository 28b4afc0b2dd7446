import { defineConfig } from '@playwright/test';
import real from './playwright.real.config.mts';

// The workers read this file as well, so that their sign-ins know it.
process.env['SITE_PROVIDER'] = 'lemonldap';

/**
 * Journeys on the same site with accounts at LemonLDAP::NG: sign-in, project, report and uploads. The other journeys prepare
 * their records by the password form of the embedded provider, which such a site does not have.
 */
export default defineConfig({
  ...real,
  testIgnore: [],
  testMatch: ['assessment', 'app-store', 'upload-tray', 'dataset-drop'].map((name) => `**/${name}.spec.ts`),
});
