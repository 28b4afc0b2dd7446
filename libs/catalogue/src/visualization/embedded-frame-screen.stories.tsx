import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { inCatalogueHost } from '../testing/catalogue-host';
import { EmbeddedFrameScreen } from './embedded-frame-screen';

const meta = {
  component: EmbeddedFrameScreen,
  decorators: [inCatalogueHost],
  args: { title: 'Embeded Frame', search: { src: undefined } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/storage/report.html', () =>
        HttpResponse.html(
          '<!doctype html><html lang="en"><title>Report</title><main><h1>Report</h1></main></html>',
        ),
      ),
    ),
} satisfies Meta<typeof EmbeddedFrameScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPage: Story = {
  args: { search: { src: '/storage/report.html' } },
  play: async ({ canvas, step }) => {
    const frame = await canvas.findByTitle(`Page of ${location.host}`);
    await step('runs without the origin of the portal, so that it cannot access it', () =>
      expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin'),
    );
  },
};

export const WithoutAnAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add the address of a page after "?src=".')).toBeVisible();
  },
};

export const OtherOrigin: Story = {
  args: { search: { src: 'https://evil.example.net/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not open https:\/\/evil\.example\.net/)).toBeVisible();
    await expect(canvas.getByText('allowedFrameOrigins')).toBeVisible();
    await expect(document.querySelector('iframe[src*="evil"]')).toBeNull();
  },
};

export const ScriptAddress: Story = {
  args: { search: { src: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is not a web address.')).toBeVisible();
  },
};
