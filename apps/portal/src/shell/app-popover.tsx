import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@omics-portal/ui';
import { BookOpen, CodeXml, FolderOpen, Grip, House, type LucideIcon } from 'lucide-react';
import { externalLinkProps } from './action-list';
import { Disclosure } from './disclosure';

/** One tile: a screen of ours, or with "http" in its link another site, which opens in a new window. */
export interface AppTile {
  name: string;
  icon: LucideIcon;
  link: string;
}

export interface AppPopoverProps {
  homeHref: string;
  filesHref: string;
  docs: string | null;
  repository: string | null;
}

/** Places beside the menu, as tiles. */
export function AppPopover({ homeHref, filesHref, docs, repository }: AppPopoverProps) {
  const { t } = useLingui();
  const tiles: AppTile[] = [
    { name: t`Home`, icon: House, link: homeHref },
    { name: t`File Browser`, icon: FolderOpen, link: filesHref },
    ...(docs === null ? [] : [{ name: t`Documentation`, icon: BookOpen, link: docs }]),
    ...(repository === null ? [] : [{ name: t`Code repository`, icon: CodeXml, link: repository }]),
  ];
  return (
    <Disclosure
      align="end"
      className="w-75"
      trigger={(props) => <IconButton {...props} label={t`Apps`} icon={<Grip />} />}
    >
      {(close) => (
        <ul className="grid grid-cols-2 gap-1">
          {tiles.map(({ name, icon: Icon, link }) => (
            <li key={name}>
              <a
                href={link}
                {...externalLinkProps(link)}
                onClick={close}
                className="flex h-full flex-col items-center gap-2 rounded-control p-4 text-center hover:bg-sunken"
              >
                <Icon aria-hidden className="size-6 text-primary-text" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
