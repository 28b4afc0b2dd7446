import { auditHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inAccountHost } from '../testing/account-host';
import { AuditScreen } from './audit-screen';

const meta = {
  component: AuditScreen,
  decorators: [inAccountHost],
  args: { title: 'Audit log', search: { page: 1 }, onSearchChange: fn() },
  beforeEach: ({ msw }) => {
    msw.use(auditHandlers.list);
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Log: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('says who did what, also where it was nobody with an account', async () => {
      const row = (await canvas.findByText('minio://users/data/lin/a_R1.fastq.gz')).closest(
        'tr',
      ) as HTMLElement;
      await expect(within(row).getByText('ada')).toBeVisible();
      await expect(within(row).getByText('Files of another user read')).toBeVisible();
      await expect(canvas.getByText('Operator of the server')).toBeVisible();
      await expect(canvas.getByText('Unknown')).toBeVisible();
      await expect(canvas.getByText(/kept for 365 days/u)).toBeVisible();
    });
    await step('filters by kind and person', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Kind of event' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Sign-in failed' }));
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ page: 1, kind: 'sign-in-failed' });
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Person' }), 'lin{Enter}');
      await expect(args.onSearchChange).toHaveBeenLastCalledWith({ page: 1, person: 'lin' });
    });
  },
};

export const OneKind: Story = {
  args: { search: { page: 1, kind: 'exported', from: '2026-01-01', to: '2026-01-31' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('minio://users/data/lin/a_R1.fastq.gz')).toBeVisible();
    await expect(canvas.queryByText('Unknown')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('First day (UTC+8)')).toHaveValue('2026-01-01');
  },
};

export const Nothing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(auditHandlers.listEmpty);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No event matches')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => {
    msw.use(auditHandlers.listError);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit log could not be loaded')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(auditHandlers.listLoading);
  },
};

export const InChinese: Story = { globals: { locale: 'zh-CN' } };
