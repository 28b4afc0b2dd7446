import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './apt.mjs';
import { UserError, step } from './user-error.mjs';

const SYSTEM_PATH = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/**
 * Debian packages of the real workflow engines, of the tools of their workflows, of an S3 store, of ClickHouse, of R, of a proxy and of an
 * OpenID provider, by a file that each installs.
 */
const PACKAGES = {
  toil: 'toil',
  cwltool: 'cwltool',
  gunicorn: 'gunicorn',
  slurmctld: 'slurmctld',
  slurmd: 'slurmd',
  sbatch: 'slurm-client',
  munged: 'munge',
  fastqc: 'fastqc',
  fastp: 'fastp',
  bwa: 'bwa',
  samtools: 'samtools',
  bcftools: 'bcftools',
  multiqc: 'multiqc',
  'ceph-authtool': 'ceph-common',
  'ceph-mon': 'ceph-mon',
  'ceph-osd': 'ceph-osd',
  radosgw: 'radosgw',
  rclone: 'rclone',
  aws: 'awscli',
  'clickhouse-server': 'clickhouse-server',
  '/usr/lib/python3/dist-packages/flask': 'python3-flask',
  '/usr/lib/python3/dist-packages/flask_cors': 'python3-flask-cors',
  '/usr/lib/python3/dist-packages/celery': 'python3-celery',
  '/usr/lib/python3/dist-packages/yaml': 'python3-yaml',
  caddy: 'caddy',
  jq: 'jq',
  curl: 'curl',
  wget: 'wget',
  samtools: 'samtools',
  bcftools: 'bcftools',
  htsfile: 'tabix',
  plackup: 'libplack-perl',
  starman: 'starman',
  '/usr/share/perl5/Lemonldap/NG/Portal/Main.pm': 'liblemonldap-ng-portal-perl',
  // Modules that LemonLDAP::NG loads, and that its package only recommends.
  '/usr/share/perl5/Email/Sender.pm': 'libemail-sender-perl',
  '/usr/share/perl5/GD/SecurityImage.pm': 'libgd-securityimage-perl',
  '/usr/share/perl5/IO/String.pm': 'libio-string-perl',
  '/usr/share/perl5/Image/Magick.pm': 'libimage-magick-perl',
  '/usr/share/perl5/MIME/Entity.pm': 'libmime-tools-perl',
  '/usr/share/perl5/String/Random.pm': 'libstring-random-perl',
  '/usr/lib/R/site-library/httr2': 'r-cran-httr2',
  '/usr/lib/R/site-library/jsonlite': 'r-cran-jsonlite',
};

/**
 * Debian packages that are missing for the tests with real engines.
 * @param {(path: string) => boolean} exists
 */
export function missingEnginePackages(exists = existsSync) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_PATH];
  return Object.entries(PACKAGES)
    .filter(([file]) =>
      file.startsWith('/') ? !exists(file) : !folders.some((folder) => exists(join(folder, file))),
    )
    .map(([, name]) => name);
}

/** Installs Toil, Slurm, the tools of the CWL app, radosgw, ClickHouse, R, Caddy and LemonLDAP::NG from Debian (about 500 MB), for the tests with real engines. */
export async function ensureEngines() {
  const missing = missingEnginePackages();
  if (missing.length === 0) {
    return;
  }
  await step(
    `Installing workflow engines, an S3 store, ClickHouse, R, a proxy and an OpenID provider by apt (${missing.join(', ')})`,
    async () => {
      await installPackages(missing);
      const left = missingEnginePackages();
      if (left.length > 0) {
        throw new UserError(
          `These Debian packages could not be installed: ${left.join(', ')}. The tests with real engines need Debian 12 or a system with these packages; install them yourself and run the command again.`,
        );
      }
    },
  );
}
