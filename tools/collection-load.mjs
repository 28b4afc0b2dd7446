import { runServerCommand } from './setup/server-command.mjs';

// Loads a collection of the server.
void runServerCommand('collection-load-cli.js', 'seed/load-cli.ts');
