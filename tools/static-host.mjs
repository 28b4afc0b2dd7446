import { runServerCommand } from './setup/server-command.mjs';

// Writes a portal for a static host.
void runServerCommand('static-host-cli.js', 'static-host/cli.ts');
