// Process of the server, which ends in order when the launcher has ended: the pipe closes then, also when the launcher was killed.
// No `--import`: worker threads and jobs would load that too.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
await import('../apps/server/dist/main.js');
