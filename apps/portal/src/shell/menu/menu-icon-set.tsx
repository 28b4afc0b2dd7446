import {
  Boxes,
  ChartScatter,
  ClipboardCheck,
  Download,
  FileClock,
  FlaskConical,
  FolderKanban,
  FolderOpen,
  Gauge,
  LayoutGrid,
  Newspaper,
  ShieldCheck,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import type { MenuIcon as MenuIconName } from '../../navigation/static-data';

const ICONS = {
  overview: Gauge,
  materials: FlaskConical,
  data: Boxes,
  assessment: ClipboardCheck,
  reference: ShieldCheck,
  publications: Newspaper,
  download: Download,
  apps: LayoutGrid,
  history: FileClock,
  upload: Upload,
  files: FolderOpen,
  chart: ChartScatter,
  projects: FolderKanban,
} satisfies Record<MenuIconName, LucideIcon>;

/** Icon of a menu entry. */
export function MenuIconSet({ name }: { name: MenuIconName }) {
  const Icon = ICONS[name];
  return <Icon className="size-4" />;
}
