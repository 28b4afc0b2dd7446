/** Names of option objects that only libs/resources writes, as a regular expression of a lint selector. */
const OPTION_KEYS = '/^(queryFn|queryKey|mutationFn|mutationKey)$/';
const MESSAGE =
  'Queries and mutations are in libs/resources: import their options there, or add them there. See docs/architecture.md.';

/** Statuses of the wire, as a regular expression of a lint selector. */
const STATUSES =
  '/^(Submitted|Running|Aborting|Aborted|Failed|On Hold|Succeeded|Started|Finished|Archived|Checked)$/';
const STATUS_MESSAGE =
  'A status of the wire. Its state, filters and predicates are in libs/resources; the words of a state are in libs/wording.';

/** Lint selectors of code that addresses a service, or names a status in its responses, outside libs/resources. */
export const RESOURCE_RESTRICTIONS = [
  { selector: `Property[key.name=${OPTION_KEYS}]`, message: MESSAGE },
  {
    selector: 'CallExpression[callee.name=/^(queryOptions|infiniteQueryOptions|mutationOptions)$/]',
    message: MESSAGE,
  },
  {
    selector: 'CallExpression[callee.property.name=/^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/]',
    message: MESSAGE,
  },
  {
    selector: 'Literal[value=/^\\u002f(api|apps)\\u002f/]',
    message: `A path of the wire. ${MESSAGE}`,
  },
  ...['BinaryExpression', 'SwitchCase', 'ArrayExpression', 'Property:not([key.name="message"])'].map(
    (parent) => ({
      selector: `${parent} > Literal[value=${STATUSES}]:not(.key)`,
      message: STATUS_MESSAGE,
    }),
  ),
];

/** Files that the restrictions apply to: features and the portal. */
export const RESOURCE_USERS = [
  'libs/{account,catalogue,datasets,home,reports,seqflow,storage}/src/**/*.{ts,tsx}',
  'apps/{portal,visualisation}/src/**/*.{ts,tsx}',
];
