import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BootFailure } from '../../composition/boot-failure';
import { inPortal } from '../../testing/in-portal';
import { ExceptionPage } from './exception-page';
import { Footer } from '../page/footer';

const meta = {
  component: ExceptionPage,
  args: { code: '404', address: '/no/such/page?x=1', homeHref: '#/dashboard', onBack: fn() },
} satisfies Meta<typeof ExceptionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, Comming Soon...' })).toBeVisible();
    await expect(canvas.getByText('/no/such/page?x=1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Previous Page' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Forbidden: Story = {
  args: { code: '403' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, No Permission' })).toBeVisible();
  },
};

export const ServerError: Story = {
  args: { code: '500' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, I have been to the Moon' })).toBeVisible();
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '抱歉，页面即将上线...' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回首页' })).toBeVisible();
  },
};

export const BadConfiguration: Story = {
  render: () => (
    <BootFailure
      problems={[
        { key: 'identity.clientId', message: 'Invalid key: Expected "clientId" but received undefined' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('identity.clientId')).toBeVisible();
  },
};

export const PageFooter: Story = {
  render: () => (
    <Footer
      productTitle="Portal"
      version="1.0.0"
      isDesktop
      year={2026}
      policies="https://policies.example.org"
      help={null}
      issues="https://issues.example.org"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Desktop app')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Data Policies' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Help' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Feedback' })).toHaveAttribute(
      'href',
      'https://issues.example.org',
    );
  },
};

/** Without a tracker, feedback is the form. */
export const FooterWithoutATracker: Story = {
  decorators: [inPortal],
  render: () => (
    <Footer productTitle="Portal" version="" year={2026} policies={null} help={null} issues={null} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Feedback' }));
    await expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
