// The screens. Each takes its part of the address as `search` and tells changes by `onSearchChange`.
export { AppStoreScreen, type AppStoreScreenProps } from './app-store/app-store-screen';
export { ProjectWizardScreen, type ProjectWizardScreenProps } from './wizard/project-wizard-screen';
export { ProjectListScreen, type ProjectListScreenProps } from './projects/project-list-screen';
export { type Pipeline } from './projects/use-pipeline';
export { JobManagementScreen, type JobManagementScreenProps } from './jobs/job-management-screen';

// What their addresses can say.
export { appStoreSearch, type AppStoreSearch } from './app-store/app-store-search';
export { projectWizardSearch, type ProjectWizardSearch } from './wizard/wizard-search';
export { projectListSearch, type ProjectListSearch } from './projects/project-search';
export { jobManagementSearch, type JobManagementSearch } from './jobs/job-search';
export { jobListInput } from './jobs/job-list-input';

// What the host gives.
export { SeqflowProvider, type CartFile, type SeqflowLinks, type SeqflowPorts } from './ports/seqflow-ports';
export { loadMessages } from './load-messages';

// Queries, for a host that loads before it shows.
export { projectListInput } from './projects/project-list-input';
