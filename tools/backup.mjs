import { runServerCommand } from './setup/server-command.mjs';

// Backup or restore of the server.
void runServerCommand('backup-cli.js', 'backup/cli.ts');
