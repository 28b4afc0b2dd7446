import { runServerCommand } from './setup/server-command.mjs';

// Command for the accounts of the server.
void runServerCommand('accounts-cli.js', 'identity/accounts-command/cli.ts');
