import { type Meta, type StoryObj } from '@storybook/react-vite';
import {
  ChartNoAxesColumn,
  CircleCheck,
  CircleHelp,
  CircleX,
  Copy,
  Download,
  FileText,
  Filter,
  FolderOpen,
  Info,
  LoaderCircle,
  Plus,
  RefreshCw,
  Search,
  Settings2,
  ShoppingCart,
  Trash2,
  TriangleAlert,
  Upload,
  X,
  type LucideIcon,
} from 'lucide-react';
import { expect } from 'storybook/test';

const MEANINGS: readonly { icon: LucideIcon; meaning: string }[] = [
  { icon: Plus, meaning: 'make new' },
  { icon: Search, meaning: 'search' },
  { icon: Filter, meaning: 'filter' },
  { icon: Download, meaning: 'download' },
  { icon: Upload, meaning: 'upload' },
  { icon: Copy, meaning: 'copy' },
  { icon: RefreshCw, meaning: 'look again' },
  { icon: Trash2, meaning: 'delete' },
  { icon: X, meaning: 'close, take off' },
  { icon: Settings2, meaning: 'settings' },
  { icon: CircleHelp, meaning: 'help' },
  { icon: ShoppingCart, meaning: 'cart' },
  { icon: FolderOpen, meaning: 'files' },
  { icon: FileText, meaning: 'report, document' },
  { icon: ChartNoAxesColumn, meaning: 'chart' },
  { icon: Info, meaning: 'to know' },
  { icon: CircleCheck, meaning: 'went well' },
  { icon: TriangleAlert, meaning: 'mind this' },
  { icon: CircleX, meaning: 'failed' },
  { icon: LoaderCircle, meaning: 'on its way' },
];

/** One meaning, one icon. */
function Meanings() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 text-sm text-text">
      {MEANINGS.map(({ icon: Icon, meaning }) => (
        <li
          key={meaning}
          className="flex items-center gap-3 rounded-control border border-border bg-surface px-3 py-2"
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0">{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Icons', component: Meanings } satisfies Meta<typeof Meanings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneMeaningEach: Story = {
  play: async ({ canvas, canvasElement }) => {
    const drawings = Array.from(canvasElement.querySelectorAll('svg'), (drawing) => drawing.innerHTML);
    await expect(new Set(drawings).size).toBe(canvas.getAllByRole('listitem').length);
  },
};
