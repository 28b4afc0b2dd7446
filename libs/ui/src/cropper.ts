// The avatar cropper has its own entry: only one settings page needs it.
export {
  AvatarCropper,
  type AvatarCropperLabels,
  type AvatarCropperProps,
} from './avatar-cropper/avatar-cropper';
export { type CroppedAvatar } from './avatar-cropper/pictures';
