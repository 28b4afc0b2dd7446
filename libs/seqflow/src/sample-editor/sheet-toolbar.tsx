import { useLingui } from '@lingui/react/macro';
import type { AppSchema } from '@omics-portal/api';
import {
  Button,
  DropdownMenu,
  EmptyState,
  IconButton,
  usePhone,
  type DropdownMenuItem,
} from '@omics-portal/ui';
import { Braces, Columns3, Download, Ellipsis, Plus, Redo2, Undo2 } from 'lucide-react';
import type { DraftHandle } from '../draft/use-wizard-draft';
import type { FileUploads } from '../ports/seqflow-ports';
import { SheetDialogs, type OpenDialog } from './sheet-dialogs';
import { useSheetDownloads } from './use-sheet-downloads';
import type { DraftSheet, SheetEditing } from './use-sheet-editing';
import { useSheetSources } from './use-sheet-sources';

interface SheetToolbarProps {
  readonly handle: DraftHandle;
  readonly schema: AppSchema;
  readonly sheet: DraftSheet;
  readonly editing: SheetEditing;
  readonly isEmpty: boolean;
  /** Dialog that is open; null for none. */
  readonly dialog: OpenDialog | null;
  readonly onDialog: (dialog: OpenDialog | null) => void;
  /** Folder in the user's own one for files of this computer, and name of downloaded files. */
  readonly folder: string;
  /** Null until they are loaded. */
  readonly uploads: FileUploads | null;
  readonly onUpload: (paths: readonly string[]) => void;
  /** Called when the samples of files from another screen were added. */
  readonly onAdded: () => void;
}

/** Tools of the sheet: the ways to fill it, its download, and undo. An empty sheet explains the ways first. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { handle, schema, sheet, editing, isEmpty, dialog, onDialog, folder, uploads, onUpload, onAdded } =
    props;
  const { t } = useLingui();
  const isPhone = usePhone();
  const sources = useSheetSources(sheet, onDialog);
  const tools: ToolsProps = { sources, isEmpty, downloads: useSheetDownloads(sheet, folder), onDialog };
  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={t`No samples yet`}
          description={t`Choose files from a folder or from the cart: they are paired by their names, which also give the sample ids. Or use the rows of a spreadsheet: paste them, or open the file. You can also drop files or a folder from this computer here, or type into the sheet below.`}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ActionButtons actions={sources} isFirstPrimary />
            </div>
          }
        />
      ) : null}
      <div role="group" aria-label={t`Tools of the sheet`} className="flex flex-wrap items-center gap-2">
        {isPhone ? <ToolMenus {...tools} /> : <ToolButtons {...tools} />}
        <IconButton
          label={t`Undo`}
          icon={<Undo2 />}
          variant="ghost"
          disabled={!editing.undo}
          onClick={editing.undo}
        />
        <IconButton
          label={t`Redo`}
          icon={<Redo2 />}
          variant="ghost"
          disabled={!editing.redo}
          onClick={editing.redo}
        />
      </div>
      <SheetDialogs
        dialog={dialog}
        handle={handle}
        schema={schema}
        sheet={sheet}
        editing={editing}
        folder={folder}
        uploads={uploads}
        onUpload={onUpload}
        onAdded={onAdded}
        onClose={() => onDialog(null)}
      />
    </>
  );
}

interface ToolsProps extends Pick<SheetToolbarProps, 'isEmpty' | 'onDialog'> {
  /** Actions that fill the sheet. */
  readonly sources: readonly DropdownMenuItem[];
  readonly downloads: readonly DropdownMenuItem[];
}

/** Actions on the samples of the sheet; an empty one has no column to set. */
function useSheetActions({ isEmpty, onDialog }: Pick<ToolsProps, 'isEmpty' | 'onDialog'>) {
  const { t } = useLingui();
  const setColumn: DropdownMenuItem = {
    key: 'column',
    label: t`Set a column`,
    icon: <Columns3 />,
    onSelect: () => onDialog({ kind: 'column' }),
  };
  const json: DropdownMenuItem = {
    key: 'json',
    label: t`JSON`,
    icon: <Braces />,
    onSelect: () => onDialog({ kind: 'json' }),
  };
  return isEmpty ? [json] : [setColumn, json];
}

/** A button for each action, for a window with room for them. */
function ToolButtons({ sources, downloads, isEmpty, onDialog }: ToolsProps) {
  const { t } = useLingui();
  return (
    <>
      {isEmpty ? null : <ActionButtons actions={sources} />}
      <DropdownMenu
        label={t`Download the sheet`}
        trigger={<Button icon={<Download />}>{t`Download`}</Button>}
        items={downloads}
      />
      <ActionButtons actions={useSheetActions({ isEmpty, onDialog })} />
    </>
  );
}

/** The same actions in two menus: as buttons they fill four lines of a phone. */
function ToolMenus({ sources, downloads, isEmpty, onDialog }: ToolsProps) {
  const { t } = useLingui();
  const actions = useSheetActions({ isEmpty, onDialog });
  const saves = downloads.map((item, index) => ({ ...item, separatorBefore: index === 0 }));
  return (
    <>
      {isEmpty ? null : (
        <DropdownMenu
          label={t`Add samples`}
          align="start"
          trigger={<Button icon={<Plus />}>{t`Add samples`}</Button>}
          items={sources}
        />
      )}
      <DropdownMenu
        label={t`More actions`}
        align="start"
        trigger={<IconButton label={t`More actions`} icon={<Ellipsis />} />}
        items={[...actions, ...saves]}
      />
    </>
  );
}

interface ActionButtonsProps {
  readonly actions: readonly DropdownMenuItem[];
  /** True where the first action is the one that most users need. */
  readonly isFirstPrimary?: boolean;
}

function ActionButtons({ actions, isFirstPrimary = false }: ActionButtonsProps) {
  return actions.map(({ key, label, icon, onSelect }, index) => (
    <Button
      key={key}
      variant={isFirstPrimary && index === 0 ? 'primary' : 'secondary'}
      icon={icon}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}
