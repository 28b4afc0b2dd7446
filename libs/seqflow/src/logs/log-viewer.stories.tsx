import { happyHandlers, logIndexHandlers, objectHandlers, SOME_WORKFLOWS } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { JobPage, NO_SEARCH, projectStats } from '../testing/job-page';
import { inSeqflowHost } from '../testing/seqflow-host';

const LOG_OF_JOB = { ...NO_SEARCH, job: SOME_WORKFLOWS[2]!.id, panel: 'logs', stream: 'stdout' } as const;

const meta = {
  component: JobPage,
  decorators: [inSeqflowHost],
  args: { initial: LOG_OF_JOB },
  beforeEach: ({ msw }) =>
    msw.use(
      logIndexHandlers.indexLong,
      logIndexHandlers.linesLong,
      logIndexHandlers.searchLong,
      projectStats,
      ...happyHandlers,
    ),
} satisfies Meta<typeof JobPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog'));
const markedLine = () => document.querySelector('[aria-current=true][data-index]');

/** Log of 20,000 lines, of which few are loaded. */
export const LongLog: Story = {
  play: async ({ step, userEvent }) => {
    const log = await drawer();
    await step('opens at the end, with the true number of its last line', async () => {
      await expect(await log.findByText('INFO record 20000 passed the filter')).toBeVisible();
      await expect(log.getByText('20000')).toBeVisible();
      await expect(log.getByText('20 lines with errors')).toBeVisible();
      await expect(log.getByText(/ · 20,000 lines$/u)).toBeVisible();
    });
    await step('a text is searched in the whole log', async () => {
      await userEvent.type(log.getByRole('searchbox', { name: 'Search the log' }), 'quality line');
      await expect(await log.findByText('1 of 20')).toBeVisible();
      await userEvent.click(log.getByRole('button', { name: 'Next match' }));
      await expect(await log.findByText('2 of 20')).toBeVisible();
      await waitFor(() => expect(markedLine()).toHaveTextContent('ERROR record 1500 has no quality line'));
    });
    await step('a wrong pattern says what is wrong', async () => {
      await userEvent.click(log.getByRole('switch', { name: 'Pattern' }));
      const input = log.getByRole('searchbox', { name: 'Search the log' });
      await userEvent.clear(input);
      await userEvent.type(input, 'record (19');
      await expect(await log.findByRole('alert')).toHaveTextContent('a bracket without its counterpart');
      await userEvent.type(input, '|20)500 ');
      await expect(await log.findByText('1 of 1')).toBeVisible();
      await waitFor(() => expect(markedLine()).toHaveTextContent('record 19500'));
    });
    await step('errors are visited one after the other', async () => {
      await userEvent.click(log.getByRole('button', { name: 'Previous error' }));
      await waitFor(() => expect(markedLine()).toHaveTextContent('ERROR record 18500'));
    });
    await step('a line is found by its number', async () => {
      await userEvent.type(log.getByRole('textbox', { name: 'Go to line' }), '9000{Enter}');
      await waitFor(() => expect(markedLine()).toHaveTextContent('INFO record 9000'));
      await expect(log.getByRole('button', { name: 'Copy the link to this line' })).toBeEnabled();
    });
    await step('and the end again', async () => {
      await userEvent.click(log.getByRole('button', { name: 'Go to the end' }));
      await expect(await log.findByText('INFO record 20000 passed the filter')).toBeVisible();
      await expect(markedLine()).toBeNull();
    });
  },
};

export const LinkToALine: Story = {
  args: { initial: { ...LOG_OF_JOB, line: 12_500 } },
  play: async () => {
    const log = await drawer();
    await expect(await log.findByText('ERROR')).toBeVisible();
    await expect(markedLine()).toHaveTextContent('12500ERROR record 12500 has no quality line');
  },
};

export const InChineseInTheDark: Story = { ...LinkToALine, globals: { locale: 'zh-CN', theme: 'dark' } };

/** A log that is not complete says so, whichever of its lines are shown. */
export const CutLog: Story = {
  args: { initial: { ...LOG_OF_JOB, line: 12_500 } },
  beforeEach: ({ msw }) => msw.use(logIndexHandlers.indexCut, logIndexHandlers.linesCut),
  play: async () => {
    const log = await drawer();
    await expect(await log.findByText(/^The log is cut at 200 MB, its limit\./u)).toBeVisible();
    await waitFor(() => expect(markedLine()).toHaveTextContent('12500ERROR record 12500'));
  },
};

export const CutLogInChinese: Story = {
  ...CutLog,
  globals: { locale: 'zh-CN', theme: 'dark' },
  play: async () => {
    await expect(await (await drawer()).findByText(/^日志已达到 200 MB 的上限/u)).toBeVisible();
  },
};

export const ServerWithoutIndex: Story = {
  beforeEach: ({ msw }) => msw.use(logIndexHandlers.indexUnknown),
  play: async () => {
    const log = await drawer();
    await expect(await log.findByText(/1000 reads/u)).toBeVisible();
    await expect(log.queryByRole('button', { name: 'Next error' })).not.toBeInTheDocument();
  },
};

/** Presses the button, and returns the address that the browser saves. */
async function savedAddress(press: () => Promise<void>): Promise<string> {
  const addresses: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    addresses.push(this.href);
  });
  await press();
  await waitFor(() => expect(addresses).toHaveLength(1));
  return addresses[0] ?? '';
}

/** A log that still grows is saved by a signed link, as one that is complete. */
export const DownloadWhileItGrows: Story = {
  beforeEach: ({ msw }) => msw.use(logIndexHandlers.indexGrowing),
  play: async ({ userEvent }) => {
    const button = await (await drawer()).findByRole('button', { name: 'Download' });
    const address = await savedAddress(() => userEvent.click(button));
    await expect(address).toMatch(/[?&]signature=/u);
  },
};

/** An older server has no link to a log before its end: its ranges are put together. */
export const DownloadFromOlderServer: Story = {
  beforeEach: ({ msw }) => msw.use(logIndexHandlers.indexGrowing, objectHandlers.downloadUrlMissing),
  play: async ({ userEvent }) => {
    const button = await (await drawer()).findByRole('button', { name: 'Download' });
    const address = await savedAddress(() => userEvent.click(button));
    await expect(address).toMatch(/^blob:/u);
  },
};
