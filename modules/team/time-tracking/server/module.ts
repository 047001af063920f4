import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { timeLogApi, timeLogCapabilities, timeLogProblems, timeLogStream } from '../contract.ts';
import { teamApi, teamProblems } from '../contract-team.ts';
import { monthOf } from '../rules/month.ts';
import { addAbsence } from './absence/add-absence.ts';
import { removeAbsence } from './absence/remove-absence.ts';
import { createDemoTimes } from './demo/create-demo-times.ts';
import { timeLogImporter } from './import-time-logs/import-time-logs.ts';
import { deleteTimeLog } from './log/delete-time-log.ts';
import { editTimeLog } from './log/edit-time-log.ts';
import { saveTimeLog } from './log/save-time-log.ts';
import { showRunning } from './log/show-running.ts';
import { showTimeLogs } from './log/show-time-logs.ts';
import { addProject } from './project/add-project.ts';
import { listProjects } from './project/list-projects.ts';
import { mailBudgetJob } from './project/mail-budget.job.ts';
import { saveProject } from './project/save-project.ts';
import { exportTimeLogs } from './report/export-time-logs.ts';
import { decideSheet } from './sheet/decide-sheet.ts';
import { showSheet } from './sheet/show-sheet.ts';
import { showSheets } from './sheet/show-sheets.ts';
import { submitSheet } from './sheet/submit-sheet.ts';

export const timeTracking: Module = {
  name: 'time-tracking',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: timeLogCapabilities,
  problems: { ...timeLogProblems, ...teamProblems },
  streams: [timeLogStream],
  jobs: [mailBudgetJob],
  demo: createDemoTimes,
  importers: [timeLogImporter],
  firstScreen: [
    askedFirst(null, timeLogApi.running, showRunning, () => ({})),
    askedFirst('time-log', timeLogApi.projects, listProjects, ({ now }) => ({ month: monthOf(now) })),
  ],
  routes: [
    on(timeLogApi.projects, listProjects),
    on(timeLogApi.running, showRunning),
    on(timeLogApi.save, saveTimeLog),
    on(timeLogApi.edit, editTimeLog),
    on(timeLogApi.delete, deleteTimeLog),
    on(timeLogApi.list, showTimeLogs),
    on(timeLogApi.addProject, addProject),
    on(timeLogApi.saveProject, saveProject),
    on(teamApi.sheet, showSheet),
    on(teamApi.sheets, showSheets),
    on(teamApi.submit, submitSheet),
    on(teamApi.decide, decideSheet),
    on(teamApi.addAbsence, addAbsence),
    on(teamApi.removeAbsence, removeAbsence),
    on(teamApi.export, exportTimeLogs),
  ],
};
