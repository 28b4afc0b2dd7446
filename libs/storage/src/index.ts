// Screens. Each receives its search parameters as `search` and reports changes by `onSearchChange`.
export { FileManagerScreen, type FileManagerScreenProps } from './files/file-manager-screen';
export { UploadTasksScreen, type UploadTasksScreenProps } from './tasks/upload-tasks-screen';

// Search parameters of the screens.
export { fileManagerSearch, type FileManagerSearch } from './files/file-manager-search';
export { uploadTasksSearch, type UploadTasksSearch } from './tasks/upload-tasks-search';

// Requests of the screens, for a host that starts them before the screen is shown.
export { folderInput, locationOfSearch } from './files/folder-input';
export { uploadListInput } from './tasks/upload-list-input';

// Uploads: one queue, created by the host, that outlives the screens.
export { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload/upload-queue';
export { type UploadItem } from './upload/upload-state';
export { createUnfinishedUploads, type UnfinishedUploads } from './upload/unfinished-uploads';
export { createUploadRecords } from './upload/upload-records';
export { uploadRecordPrefix } from './upload/upload-record-prefix';
export { UploadTray } from './upload/upload-tray';
export { UploadsProvider, type Uploads } from './upload/uploads-context';

// Ports and messages, provided by the host.
export {
  StorageProvider,
  type PreviewedFile,
  type StorageLinks,
  type StoragePorts,
  type UploadLimits,
} from './ports/storage-ports';
export { loadMessages } from './load-messages';
