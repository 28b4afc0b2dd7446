import { readConfig } from '../../config/read-config.ts';
import { startServer } from '../../start-server.ts';

// Server of a test that kills it at random moments: the settings of the environment, and the test's own app store.
const config = readConfig(process.env);
config.paths.appStore = process.env['TEST_APP_STORE'] ?? config.paths.appStore;
await startServer(config, { seed: false, print: () => undefined });
