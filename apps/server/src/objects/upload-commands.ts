import type { components } from '@omics-portal/api/quartet-service';
import type { FolderKey } from './folder-keys.ts';

/** Signed grant to write the objects of one folder through this server. */
export interface UploadGrant {
  /** Absolute address of the folder; it ends with a slash. */
  url: string;
  query: string;
  expiration: Date;
}

/** Command of a tool, for a POSIX shell. */
export type UploadCommand = NonNullable<components['schemas']['UploadToken']['commands']>[number];

/**
 * Commands that upload the files of the folder in which they run: curl through this server, and with a key of the S3 store
 * rclone and the AWS CLI, which also take folders.
 */
export function uploadCommands(grant: UploadGrant, key?: FolderKey): UploadCommand[] {
  const curl = { tool: 'curl' as const, command: curlCommand(grant) };
  if (key === undefined) return [curl];
  return [
    curl,
    { tool: 'rclone', command: `${credentials(key)}\n${rclone(key)}` },
    { tool: 'aws', command: `${credentials(key)}\n${aws(key)}` },
  ];
}

/** Uploads file by file. curl encodes the name, because the address ends with a slash. */
function curlCommand({ url, query }: Pick<UploadGrant, 'url' | 'query'>): string {
  return [
    '(for file in *; do',
    '  if [ -f "$file" ]; then',
    '    curl --fail-with-body --show-error --globoff --upload-file "$file" \\',
    `      --url-query ${shellQuote(`+${query}`)} \\`,
    `      ${shellQuote(url)} || exit`,
    '  fi',
    'done)',
  ].join('\n');
}

function credentials({ accessKeyId, secretAccessKey, sessionToken }: FolderKey): string {
  return [
    `export AWS_ACCESS_KEY_ID=${shellQuote(accessKeyId)}`,
    `export AWS_SECRET_ACCESS_KEY=${shellQuote(secretAccessKey)}`,
    `export AWS_SESSION_TOKEN=${shellQuote(sessionToken)}`,
  ].join('\n');
}

function rclone({ endpoint, region, bucket, prefix, pathStyle }: FolderKey): string {
  return [
    `rclone copy --progress --s3-provider Other --s3-env-auth --s3-no-check-bucket \\`,
    `  --s3-endpoint ${shellQuote(endpoint)} --s3-region ${shellQuote(region)}${pathStyle ? '' : ' --s3-force-path-style=false'} \\`,
    `  . ${shellQuote(`:s3:${bucket}/${prefix}`)}`,
  ].join('\n');
}

/** Checksums that new versions add by themselves are unknown to some stores. */
function aws({ endpoint, region, bucket, prefix }: FolderKey): string {
  return [
    'export AWS_REQUEST_CHECKSUM_CALCULATION=when_required',
    `aws s3 cp . ${shellQuote(`s3://${bucket}/${prefix}`)} --recursive \\`,
    `  --endpoint-url ${shellQuote(endpoint)} --region ${shellQuote(region)}`,
  ].join('\n');
}

/** Single quotes keep everything but a single quote verbatim in every POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
