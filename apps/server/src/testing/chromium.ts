/** Path of the Chromium of the tests; `npm test` installs it. */
export const TEST_CHROMIUM: string = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
