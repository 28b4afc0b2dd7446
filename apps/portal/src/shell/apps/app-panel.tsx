import { useLingui } from '@lingui/react/macro';
import { localizedText } from '@omics-portal/resources';
import { externalLinkProps } from '../controls/action-list';
import { AppIcon } from './app-icon';
import { defaultTiles, resolveLink, type AppEntry, type AppTile } from './app-tiles';

export interface AppPanelProps {
  /** Entries of the site; default: those that every site has. */
  entries: readonly AppEntry[] | undefined;
  docs: string | null;
  repository: string | null;
  /** Returns the address of a path of the portal. */
  hrefOf: (path: string) => string;
  onFollow: () => void;
}

/** Apps panel: links as tiles in two columns. */
export function AppPanel({ entries, docs, repository, hrefOf, onFollow }: AppPanelProps) {
  const { t, i18n } = useLingui();
  const names = {
    home: t`Home`,
    docs: t`Documentation`,
    transfer: t`Fast File Transfer`,
    files: t`File Browser`,
    code: t`GitHub Repos`,
  };
  const tiles: readonly AppTile[] =
    entries?.map(({ name, icon, link }) => ({ name: localizedText(name, i18n.locale), icon, link })) ??
    defaultTiles(names, { docs, repository });
  return (
    <ul aria-label={t`Apps`} className="grid grid-cols-2 gap-1">
      {tiles.map(({ name, icon, link }) => {
        const href = resolveLink(link, hrefOf);
        return (
          <li key={`${name} ${link}`}>
            <a
              href={href}
              {...externalLinkProps(href)}
              onClick={onFollow}
              className="flex h-full flex-col items-center gap-2 rounded-control px-2 py-4 text-center hover:bg-sunken"
            >
              <AppIcon name={icon} />
              <span className="max-w-full wrap-anywhere">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
