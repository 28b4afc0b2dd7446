import { type Meta, type StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = { component: EmptyState, args: { title: 'No projects yet' } } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithWayOn: Story = {
  args: {
    icon: <FlaskConical />,
    description: 'Pick an app and give it your tables; the first report is there in a minute.',
    action: <Button variant="primary">Browse apps</Button>,
  },
};

export const InChinese: Story = {
  args: { title: '暂无项目', description: '选择一个应用并上传表格，即可获得第一份报告。' },
};
