import type { TokenScope } from '@omics-portal/api';
import { examplePath } from '@omics-portal/resources';

/** Languages of the examples. */
export const EXAMPLE_LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'python', label: 'Python' },
  { value: 'r', label: 'R' },
] as const;

/** Language of an example. */
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number]['value'];

/** Program that calls the portal with the token in the environment variable `PORTAL_TOKEN`, which is not part of it. */
export function tokenExample(
  language: ExampleLanguage,
  { apiUrl, scopes }: { apiUrl: string; scopes: readonly TokenScope[] },
): string {
  const url = apiUrl.replace(/\/+$/, '') + examplePath(scopes);
  switch (language) {
    case 'curl':
      return [
        // From a file descriptor: the arguments of a process are visible to other users of the machine.
        `curl --fail --silent --show-error '${url.replaceAll("'", String.raw`'\''`)}' \\`,
        `  --header @<(printf 'Authorization: Bearer %s' "$PORTAL_TOKEN")`,
      ].join('\n');
    case 'python':
      return [
        'import json, os',
        'from urllib.request import Request, urlopen',
        '',
        `url = ${JSON.stringify(url)}`,
        'headers = {"Authorization": "Bearer " + os.environ["PORTAL_TOKEN"]}',
        'with urlopen(Request(url, headers=headers)) as response:',
        '    print(json.load(response))',
      ].join('\n');
    case 'r':
      return [
        'library(httr2)',
        '',
        `request(${JSON.stringify(url)}) |>`,
        '  req_auth_bearer_token(Sys.getenv("PORTAL_TOKEN")) |>',
        '  req_perform() |>',
        '  resp_body_json()',
      ].join('\n');
    default:
      return language satisfies never;
  }
}
