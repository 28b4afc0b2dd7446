// Screens. Each receives its search parameters as `search` and reports changes by `onSearchChange`.
export { AppStoreScreen, type AppStoreScreenProps } from './app-store/app-store-screen';
export { ProjectWizardScreen, type ProjectWizardScreenProps } from './wizard/project-wizard-screen';
export { ProjectListScreen, type ProjectListScreenProps } from './projects/project-list-screen';
export { pipelineOf, type Pipeline } from './projects/pipeline';
export { JobManagementScreen, type JobManagementScreenProps } from './jobs/job-management-screen';
export { ResultsScreen, type ResultsScreenProps } from './results/results-screen';

// Preview of a stored file by its type. Shared with the file manager.
export { FilePreview, type FilePreviewProps } from './results/preview/file-preview';

// Search parameters of the screens.
export { appStoreSearch, type AppStoreSearch } from './app-store/app-store-search';
export { projectWizardSearch, type ProjectWizardSearch } from './wizard/wizard-search';
export { projectListSearch, type ProjectListSearch } from './projects/project-search';
export { jobManagementSearch, type JobManagementSearch } from './job-search/job-search';
export { jobListInput } from './jobs/job-list-input';

// Ports and messages, provided by the host.
export {
  SeqflowProvider,
  type CartFile,
  type FileUpload,
  type FileUploads,
  type SeqflowLinks,
  type SeqflowPorts,
} from './ports/seqflow-ports';
export { loadMessages } from './load-messages';

// Requests of the screens, for a host that starts them before the screen is shown.
export { projectListInput } from './projects/project-list-input';
export { resultListInput } from './results/result-list-input';
export { readResultSearch } from './results/result-search';
