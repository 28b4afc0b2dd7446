import { runServerCommand } from './setup/server-command.mjs';

// Rehearsal of migrations.
void runServerCommand('migrate-cli.js', 'rehearsal/cli.ts');
