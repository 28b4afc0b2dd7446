// Making an avatar, apart from the rest: only one page of the settings needs it.
export {
  AvatarCropper,
  type AvatarCropperLabels,
  type AvatarCropperProps,
} from './avatar-cropper/avatar-cropper';
export { type CroppedAvatar } from './avatar-cropper/pictures';
