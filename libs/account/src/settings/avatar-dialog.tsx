import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@omics-portal/ui';
import { AvatarCropper } from '@omics-portal/ui/cropper';

export interface AvatarDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Stores the picture. If it throws, the dialog stays open and shows the error. */
  onSave: (dataUrl: string) => void;
}

/** Dialog that crops an avatar from a picture. Loaded on demand, because the editor is larger than the rest of the settings. */
export function AvatarDialog({ open, onOpenChange, onSave }: AvatarDialogProps) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Change avatar`}
      description={t`The picture is stored in this browser only and is not uploaded.`}
      closeLabel={t`Close`}
    >
      <AvatarCropper
        onCancel={() => onOpenChange(false)}
        onSave={({ dataUrl }) => {
          onSave(dataUrl);
          onOpenChange(false);
        }}
        labels={{
          choose: t`Choose a picture, or drop one here`,
          hint: t`JPEG, PNG or WebP, up to 10 MB`,
          chooseAnother: t`Choose another`,
          area: t`Crop the picture`,
          preview: t`Preview`,
          zoom: t`Zoom`,
          zoomed: (percent) => i18n.number(percent / 100, { style: 'percent' }),
          rotateLeft: t`Rotate left`,
          rotateRight: t`Rotate right`,
          moveUp: t`Move up`,
          moveDown: t`Move down`,
          moveLeft: t`Move left`,
          moveRight: t`Move right`,
          reset: t`Reset`,
          cancel: t`Cancel`,
          save: t`Save`,
          refused: {
            type: t`This is not a JPEG, PNG or WebP picture.`,
            size: t`The picture is larger than 10 MB.`,
            unreadable: t`The picture could not be read.`,
          },
          saveFailed: t`This browser has no space left to store the picture.`,
        }}
      />
    </Dialog>
  );
}
