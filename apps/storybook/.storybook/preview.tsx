import './preview.css';
import { type Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { toast } from 'sonner';
import { configure } from 'storybook/test';
import { ComponentPage } from './component-page';
import { DocsPage } from './docs-page';
import { inHost } from './host';
import { watchNesting } from './invalid-nesting';
import { activateLocale } from './messages';
import { startMockWorker } from './mock-worker';
import { openWindow } from './phone-window';
import { inScreenFrame } from './screen-frame';
import { shortControls } from './short-controls';
import { GLOBAL_TYPES, INITIAL_GLOBALS, lookOf } from './toolbar';

configure({
  // Lazily loaded parts are transformed on first use, which takes a busy machine more than five seconds.
  asyncUtilTimeout: 30_000,
  // A query that waits fails many times before it finds: to print the page each time took a twentieth of the stories' time.
  getElementError: (message) => new Error(message ?? 'No element was found'),
});

const checkNesting = watchNesting(console);

/**
 * Options of axe, as in the gate over every route. It leaves target-size, a rule of WCAG 2.2 AA, out by default. Details of
 * passed elements are not assembled and style sheets not fetched again: a run of all stories reported 200 MB of them.
 */
const AXE_OPTIONS = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations' as const, 'incomplete' as const],
  preload: { assets: ['media'] },
};

/**
 * Elements that repeat those before them: further rows of a table, items of a list and labels of an axis. The first of each are
 * checked; all of them took a fifth of the time of the stories. The gate over every route checks whole pages.
 */
const REPEATED = [
  'tbody tr:nth-child(n+5)',
  '[role=row]:nth-child(n+6)',
  'li:nth-child(n+8)',
  'svg g:nth-of-type(n+5) > text',
];

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [shortControls],
  decorators: [inScreenFrame, inHost],
  beforeEach: ({ parameters }) => {
    openWindow(parameters);
    // The stories of a run share one page: a notice of one must not stand in the next.
    return () => {
      toast.dismiss();
    };
  },
  afterEach: () => checkNesting(),
  loaders: [
    mswLoader(startMockWorker),
    async ({ globals }) => {
      await activateLocale(lookOf(globals).locale);
      return {};
    },
  ],
  initialGlobals: INITIAL_GLOBALS,
  globalTypes: GLOBAL_TYPES,
  parameters: {
    a11y: { test: 'error', options: AXE_OPTIONS, context: { exclude: REPEATED } },
    backgrounds: { disable: true },
    controls: { matchers: { date: /_time$|At$/u }, expanded: true, sort: 'requiredFirst' },
    docs: { container: DocsPage, page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Start', 'Colour', 'Type', 'Spacing', 'Icons', 'Motion', 'Writing', 'Accessibility'],
          'UI',
          ['Actions', 'Forms', 'Overlays', 'Navigation', 'Display', 'Data', 'Documents', 'Feedback', 'More'],
          'Wording',
          'Home',
          'Datasets',
          'Catalogue',
          'Seqflow',
          'Reports',
          'Storage',
          'Account',
          'Portal',
          'Visualisation',
        ],
      },
    },
  },
};

export default preview;
