import { useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PanelBoundary } from '@omics-portal/wording';
import { showNotice } from '../composition/show-notice';
import { usePreferences } from '../composition/use-portal';
import { describeTab, tabAddress } from './describe-tab';
import { TabStrip, type TabItem } from './tab-strip';
import { closeTabs, moveTab, type Refusal, type TabAction } from './tabs';
import { useWorkspace } from './workspace-context';

const TabMenu = lazy(async () => ({ default: (await import('./tab-menu')).TabMenu }));

/** Tab bar of the open pages, if the preferences enable it. */
export function TabBar() {
  const { multiTab } = usePreferences();
  const { workspace } = useWorkspace();
  return multiTab && workspace ? <OpenPages /> : null;
}

function OpenPages() {
  const { t } = useLingui();
  const tabs = useTabItems();
  const { current, onSelect, onAction, onMove, moved } = useTabActions();
  const [menu, setMenu] = useState<{ address: string; anchor: HTMLElement }>();
  const menuTitle = tabs.find(({ address }) => address === menu?.address)?.title;
  const count = tabs.length;
  const position = tabs.findIndex(({ address }) => address === moved) + 1;
  return (
    <>
      <TabStrip
        tabs={tabs}
        current={current}
        onSelect={onSelect}
        onAction={onAction}
        onMove={onMove}
        onMenu={(address, anchor) => setMenu({ address, anchor })}
      />
      <p role="status" className="sr-only">
        {position > 0 ? t`Moved to position ${position} of ${count}` : null}
      </p>
      <PanelBoundary silent>
        <Suspense>
          {menu && menuTitle !== undefined ? (
            <TabMenu
              title={menuTitle}
              anchor={menu.anchor}
              onAction={(action) => onAction(menu.address, action)}
              onClose={() => setMenu(undefined)}
            />
          ) : null}
        </Suspense>
      </PanelBoundary>
    </>
  );
}

function useTabItems(): readonly TabItem[] {
  const { i18n } = useLingui();
  const router = useRouter();
  const { workspace, names } = useWorkspace();
  return (workspace?.tabs ?? []).map((address) => {
    const description = describeTab(router, address);
    const kind = description ? i18n._(description.title) : address;
    const name = names.get(address);
    const href = router.history.createHref(address);
    if (name === undefined) return { address, href, title: kind };
    const title = description?.objectTitle ? i18n._(description.objectTitle(name)) : name;
    return { address, href, title, kind };
  });
}

function useTabActions() {
  const router = useRouter();
  const { store, workspace, restoreScroll } = useWorkspace();
  const refuse = useRefusal();
  const [moved, setMoved] = useState<string>();
  const here = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const current =
    workspace && here && tabAddress(router, here) === workspace.active ? workspace.active : undefined;

  const onAction = (address: string, action: TabAction) => {
    const outcome = workspace && closeTabs(workspace, address, action);
    if (typeof outcome === 'string') {
      refuse(outcome);
    } else if (outcome) {
      store.set(outcome);
      if (outcome.active !== workspace.active) {
        restoreScroll(outcome.active);
        void router.navigate({ href: outcome.active });
      }
    }
  };
  return {
    current,
    moved,
    onAction,
    onSelect: restoreScroll,
    onMove: (address: string, index: number) => {
      if (workspace) {
        store.set(moveTab(workspace, address, index));
        setMoved(address);
      }
    },
  };
}

/** Messages of the refusals, as specified. */
function useRefusal(): (reason: Refusal) => void {
  const { t } = useLingui();
  return (reason) => {
    const sentences = {
      'last-tab': t`this is the last tab, cannot be closed`,
      'none-on-the-left': t`no tabs on the left`,
      'none-on-the-right': t`no tabs on the right`,
    } satisfies Record<Refusal, string>;
    showNotice({ tone: 'info', title: sentences[reason] });
  };
}
