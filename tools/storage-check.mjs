import { runServerCommand } from './setup/server-command.mjs';

// Comparison of database and object store.
void runServerCommand('storage-check-cli.js', 'storage-check/cli.ts');
