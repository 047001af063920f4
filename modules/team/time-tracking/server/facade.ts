export { deleteTimeLog } from './log/delete-time-log.ts';
export { editTimeLog } from './log/edit-time-log.ts';
export { saveTimeLog } from './log/save-time-log.ts';
export { listTimeLogs, lockTimeLog } from './log/time-log-store.ts';
export { addProject } from './project/add-project.ts';
export { findProject, findProjectNamed } from './project/project-store.ts';
export { saveProject } from './project/save-project.ts';
