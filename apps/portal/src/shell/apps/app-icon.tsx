import type { APP_ICONS } from '@omics-portal/api/brand';
import {
  AppWindow,
  BookOpen,
  ChartColumn,
  CodeXml,
  Database,
  FlaskConical,
  FolderOpen,
  House,
  Mail,
  Rocket,
  type LucideIcon,
} from 'lucide-react';

/** Icons that an entry of the apps panel may name. */
const ICONS: Readonly<Record<string, LucideIcon>> & Record<(typeof APP_ICONS)[number], LucideIcon> = {
  home: House,
  docs: BookOpen,
  transfer: Rocket,
  files: FolderOpen,
  code: CodeXml,
  mail: Mail,
  data: Database,
  chart: ChartColumn,
  lab: FlaskConical,
};

/** Icon of a tile; an unknown name shows a window. */
export function AppIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? AppWindow;
  return <Icon aria-hidden className="size-6 text-primary-text" />;
}
