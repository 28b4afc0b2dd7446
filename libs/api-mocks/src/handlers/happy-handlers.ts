import { type HttpHandler } from 'msw';
import { appHandlers } from './app-handlers';
import { figureHandlers } from './figure-handlers';
import { logIndexHandlers } from './log-index-handlers';
import { eventHandlers, messageHandlers, notificationHandlers } from './notice-handlers';
import { projectHandlers } from './project-handlers';
import {
  collectionHandlers,
  countHandlers,
  facetHandlers,
  recordHandlers,
  repoHandlers,
  schemaHandlers,
  signHandlers,
} from './record-handlers';
import { reportHandlers, reportToolHandlers, taskHandlers, uploadHandlers } from './report-handlers';
import { bucketHandlers, fsServiceHandlers, objectHandlers } from './storage-handlers';
import { logHandlers, resultHandlers, workflowHandlers } from './workflow-handlers';

/** Handlers of every operation of the three services with success responses. Put the case under test before them. */
export const happyHandlers: HttpHandler[] = [
  fsServiceHandlers.list,
  bucketHandlers.list,
  objectHandlers.list,
  objectHandlers.makeDirectory,
  objectHandlers.downloadUrl,
  objectHandlers.uploadUrl,
  objectHandlers.remove,
  objectHandlers.move,
  objectHandlers.meta,
  objectHandlers.metas,
  appHandlers.list,
  appHandlers.manifests,
  appHandlers.installed,
  appHandlers.schema,
  appHandlers.readme,
  appHandlers.icon,
  appHandlers.cover,
  projectHandlers.list,
  projectHandlers.create,
  projectHandlers.nameFree,
  projectHandlers.get,
  projectHandlers.update,
  projectHandlers.stats,
  figureHandlers.get,
  workflowHandlers.list,
  workflowHandlers.groups,
  workflowHandlers.get,
  workflowHandlers.update,
  workflowHandlers.updateMany,
  resultHandlers.list,
  logHandlers.get,
  logHandlers.fileContent,
  logIndexHandlers.index,
  logIndexHandlers.lines,
  logIndexHandlers.search,
  notificationHandlers.list,
  notificationHandlers.update,
  messageHandlers.create,
  eventHandlers.streamSilent,
  reportToolHandlers.list,
  taskHandlers.list,
  taskHandlers.get,
  reportHandlers.create,
  reportHandlers.createPdf,
  uploadHandlers.create,
  uploadHandlers.refreshToken,
  uploadHandlers.check,
  collectionHandlers.list,
  schemaHandlers.get,
  recordHandlers.query,
  countHandlers.count,
  facetHandlers.summarise,
  repoHandlers.list,
  signHandlers.sign,
];
