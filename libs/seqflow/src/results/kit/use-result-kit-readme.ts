import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatFileSize, formatTime } from '@omics-portal/wording';
import type { ResultKitFiles } from './result-kit-files';

/** Facts in the README of a kit of results. */
export interface ResultReadmeFacts extends Pick<ResultKitFiles, 'files' | 'missing' | 'unverified'> {
  /** Time at which the first link expires, in milliseconds; null if unknown. */
  readonly expires: number | null;
  /** Address of the list that the files were chosen from. */
  readonly page: string;
}

/** Writer of the README of a kit of results, as Markdown in the active language. */
export function useResultKitReadme(): (facts: ResultReadmeFacts) => string {
  const { t } = useLingui();
  return ({ files, missing, unverified, expires, page }) => {
    const count = files.length;
    const size = formatFileSize(files.reduce((sum, file) => sum + (file.size ?? 0), 0));
    const made = formatTime(Date.now());
    const until = formatTime(expires);
    const block = (command: string) => ['```', command, '```'].join('\n');
    const contents = [
      [
        'download.sh, download.ps1',
        t`download the files, resume interrupted downloads, and verify the size and checksum of each file`,
      ],
      ['files.tsv', t`the list that the scripts read, with the links`],
      ['manifest.txt', t`the list in GDC format, for other download tools`],
      ['checksums.md5', t`for md5sum, where checksums are known`],
      ['metadata.tsv', t`project, job and output of each file, one line per file`],
      ['query.json', t`where the files were chosen`],
    ];
    return [
      `# ${t`${plural(count, { one: 'Download kit for # result file', other: 'Download kit for # result files' })}, ${size}`}`,
      t`Created on ${made} (UTC+8). The list in the portal: ${page}`,
      `## ${t`The links expire`}`,
      expires === null
        ? t`The files are private, so this kit has a signed link to each. The links are valid for at least one hour; the portal does not know the exact time. After that, create the kit again in the portal.`
        : t`The files are private, so this kit has a signed link to each. The links are valid until ${until} (UTC+8). After that, create the kit again in the portal.`,
      t`To fetch files after that, put a personal access token with the scope files:read into the environment variable PORTAL_TOKEN. The scripts then request new links. Tokens are created in the portal, under Settings, Secure Profiles.`,
      t`Anyone who has this kit can download the files while the links are valid: do not publish it.`,
      ...(missing > 0
        ? [
            t`${plural(missing, { one: '# file has no link, because it no longer exists or is not readable for this account. The scripts name it as failed.', other: '# files have no link, because they no longer exist or are not readable for this account. The scripts name them as failed.' })}`,
          ]
        : []),
      ...(unverified > 0
        ? [
            t`${plural(unverified, { one: 'The checksum of # file is unknown: only its size can be verified.', other: 'The checksums of # files are unknown: only their sizes can be verified.' })}`,
          ]
        : []),
      `## ${t`Fetch the files`}`,
      t`Unpack this archive into a folder with enough space for the files. The archive does not contain them: the scripts download them into the folder "data".`,
      t`On Linux and macOS (curl is needed):`,
      block('sh download.sh'),
      t`On Windows 10 and later:`,
      block('powershell -ExecutionPolicy Bypass -File download.ps1'),
      t`You can stop a script at any time. When you run it again, it continues where it stopped, skips files that are correct, and downloads only those that are missing or damaged. With --check (-Check on Windows), it downloads nothing and only lists problems.`,
      t`If the portal or its storage cannot be reached, a script says so and ends within seconds. Run it again later: it continues where it stopped.`,
      t`Its exit code is 0 if all files are present and correct, 1 if some are not (they are listed), 2 if the computer lacks something, such as disk space, 3 if the portal cannot be reached, and 4 if the portal refuses the files that are missing: make a new kit then.`,
      `## ${t`Contents`}`,
      contents.map(([names, what]) => `- \`${names}\`: ${what}`).join('\n'),
      '',
    ].join('\n\n');
  };
}
