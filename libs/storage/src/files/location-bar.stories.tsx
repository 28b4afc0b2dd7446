import { anFsServices, datainsHttp, happyHandlers } from '@omics-portal/api-mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inStorageHost } from '../testing/storage-host';
import { LocationBar } from './location-bar';

const meta = {
  component: LocationBar,
  decorators: [inStorageHost],
  args: {
    location: { service: 'minio', bucket: 'users', folder: 'data/ada/', filter: '' },
    onLocationChange: fn(),
    find: undefined,
    onFind: fn(),
  },
  beforeEach: ({ msw }) => msw.use(...happyHandlers),
} satisfies Meta<typeof LocationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Services with the names of a server whose files are in S3. */
const named = datainsHttp.on('get', '/api/fs-services', ({ response }) =>
  response(200).json(anFsServices({ names: { minio: { 'en-US': 'S3 store', 'zh-CN': 'S3 存储' } } })),
);

export const NamedByTheServer: Story = {
  beforeEach: ({ msw }) => msw.use(named),
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Storage service' })).toHaveTextContent('S3 store'),
    ),
};

export const NamedByTheServerInChinese: Story = {
  ...NamedByTheServer,
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('combobox', { name: '存储服务' })).toHaveTextContent('S3 存储')),
};

/** An older server gives no names. */
export const WithoutNames: Story = {
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Storage service' })).toHaveTextContent('Local'),
    ),
};
