// The screens. Each takes its part of the address as `search` and tells changes by `onSearchChange`.
export { FileManagerScreen, type FileManagerScreenProps } from './files/file-manager-screen';
export { UploadTasksScreen, type UploadTasksScreenProps } from './tasks/upload-tasks-screen';

// What their addresses can say.
export { fileManagerSearch, type FileManagerSearch } from './files/file-manager-search';
export {
  uploadTasksSearch,
  type UploadTaskStatus,
  type UploadTasksSearch,
} from './tasks/upload-tasks-search';

// Requests of the screens, for a host that starts them before it shows the screen.
export { folderInput, placeOfSearch } from './files/folder-input';
export { uploadListInput } from './tasks/upload-list-input';

// Uploads: one queue, made by the host, that outlives the screens.
export { createUploadQueue, type UploadQueue, type UploadQueueParts } from './upload/upload-queue';
export { type UploadItem } from './upload/upload-state';
export { UploadsProvider } from './upload/uploads-context';

// What the host gives.
export {
  StorageProvider,
  type StorageLinks,
  type StoragePorts,
  type UploadLimits,
} from './ports/storage-ports';
export { loadMessages } from './load-messages';
