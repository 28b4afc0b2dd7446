import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, hostname, tmpdir, totalmem, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { endProcesses } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';

const run = promisify(execFile);
const MB = 1024 ** 2;
/** Debian installs the servers here, which is not on the PATH of every user. */
const SERVERS = '/usr/sbin';

/**
 * Slurm on one node: munged, slurmctld and slurmd as processes of this user, in a temporary folder.
 * @typedef {object} Cluster
 * @property {string} folder
 * @property {Record<string, string>} env variables for programs that use the cluster
 * @property {() => Promise<string[]>} jobs names of the jobs in the queue
 * @property {() => Promise<void>} stop ends the servers and the jobs, and removes the folder
 */

/**
 * Starts Slurm on one node. All paths are absolute, because slurmctld changes its folder.
 * @returns {Promise<Cluster>}
 */
export async function startSlurm() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-slurm-'));
  const socket = join(folder, 'munge.socket');
  const conf = join(folder, 'slurm.conf');
  for (const name of ['state', 'spool']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'munge.key'), randomBytes(128), { mode: 0o600 });
  writeFileSync(conf, await configuration(folder, socket));
  const env = {
    SLURM_CONF: conf,
    PATH: [process.env.PATH, SERVERS].join(delimiter),
  };
  const succeeds = async (command, args) =>
    run(command, args, { env: { ...process.env, ...env } }).then(
      ({ stdout }) => stdout,
      () => '',
    );
  const server = (name, args, isReady) =>
    startProcess(folder, { name, command: join(SERVERS, name), args, env, isReady });
  await server('munged', mungeArguments(folder, socket), async () =>
    (await succeeds('munge', ['--no-input', '--socket', socket])).startsWith('MUNGE:'),
  );
  await server('slurmctld', ['-D', '-f', conf], async () =>
    (await succeeds('scontrol', ['ping'])).includes('UP'),
  );
  await server('slurmd', ['-D', '-f', conf, '-N', 'node1'], async () =>
    (await succeeds('sinfo', ['--noheader', '--format=%T'])).includes('idle'),
  );
  return {
    folder,
    env,
    jobs: async () =>
      (await succeeds('squeue', ['--noheader', '--format=%j'])).split('\n').filter((name) => name !== ''),
    stop: async () => {
      await endProcesses(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mungeArguments(folder, socket) {
  return [
    '--foreground',
    '--force',
    `--key-file=${join(folder, 'munge.key')}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'munge.pid')}`,
    `--log-file=${join(folder, 'munge.log')}`,
    `--seed-file=${join(folder, 'munge.seed')}`,
  ];
}

/** Configuration without cgroups and without an accounting database: one node with the cores of this machine. */
async function configuration(folder, socket) {
  const { username } = userInfo();
  const host = hostname().split('.')[0];
  const memory = Math.floor((totalmem() / MB) * 0.8);
  return `${Object.entries({
    ClusterName: 'portal',
    SlurmctldHost: `${host}(127.0.0.1)`,
    SlurmctldPort: await freePort(),
    SlurmdPort: await freePort(),
    SlurmUser: username,
    SlurmdUser: username,
    AuthType: 'auth/munge',
    AuthInfo: `socket=${socket}`,
    CredType: 'cred/munge',
    StateSaveLocation: join(folder, 'state'),
    SlurmdSpoolDir: join(folder, 'spool'),
    SlurmctldPidFile: join(folder, 'slurmctld.pid'),
    SlurmdPidFile: join(folder, 'slurmd.pid'),
    ProctrackType: 'proctrack/linuxproc',
    TaskPlugin: 'task/none',
    MpiDefault: 'none',
    SelectType: 'select/cons_tres',
    SelectTypeParameters: 'CR_Core',
    JobAcctGatherType: 'jobacct_gather/none',
    AccountingStorageType: 'accounting_storage/none',
    ReturnToService: 2,
    KillWait: 5,
    SchedulerParameters: 'sched_interval=2,bf_interval=2',
  })
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}
NodeName=node1 NodeHostName=${host} NodeAddr=127.0.0.1 CPUs=${availableParallelism()} RealMemory=${memory}
PartitionName=main Nodes=node1 Default=YES MaxTime=INFINITE State=UP
`;
}
