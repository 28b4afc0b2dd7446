import { runServerCommand } from './setup/server-command.mjs';

// Seed of the server.
void runServerCommand('seed-cli.js', 'seed/cli.ts');
