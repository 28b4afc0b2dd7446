// Loaded before the server: ends it in order when the launcher has ended, which closes the pipe.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();
