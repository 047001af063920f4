import { customerMerges } from '@fachwerk/customers/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { surveyApi, surveyCapabilities, surveyProblems, surveyStream } from '../contract.ts';
import { surveySiteApi } from '../contract-site.ts';
import { addUpload } from './answer/add-upload.ts';
import { removeFile } from './answer/remove-file.job.ts';
import { removeUnsentFiles } from './answer/remove-unsent-files.job.ts';
import { sendAnswers } from './answer/send-answers.ts';
import { showAfter } from './answer/show-after.ts';
import { showSiteSurvey } from './answer/show-site-survey.ts';
import { createDemoSurveys } from './demo/create-demo-surveys.ts';
import { endSubscription } from './invitation/end-subscription.ts';
import { inviteCustomers } from './invitation/invite-customers.ts';
import { mailInvitations } from './invitation/mail-invitations.job.ts';
import { remindSilent } from './invitation/remind-silent.ts';
import { showInviting } from './invitation/show-inviting.ts';
import { showSubscription } from './invitation/show-subscription.ts';
import { mergeAnswers } from './merge-answers.ts';
import { personalData } from './personal-data.ts';
import { exportAnswers } from './result/export-answers.ts';
import { showResults } from './result/show-results.ts';
import { closeSurvey } from './survey/close-survey.ts';
import { createSurvey } from './survey/create-survey.ts';
import { deleteSurvey } from './survey/delete-survey.ts';
import { publishSurvey } from './survey/publish-survey.ts';
import { readSurvey } from './survey/read-survey.ts';
import { saveSurvey } from './survey/save-survey.ts';
import { showSurveys } from './survey/show-surveys.ts';

export const surveys: Module = {
  name: 'surveys',
  sql: new URL('../sql/', import.meta.url),
  capabilities: surveyCapabilities,
  problems: surveyProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [surveyStream],
  contributions: [contribute(customerMerges, mergeAnswers)],
  routes: [
    on(surveySiteApi.show, showSiteSurvey),
    on(surveySiteApi.send, sendAnswers),
    on(surveySiteApi.attach, addUpload),
    on(surveySiteApi.after, showAfter),
    on(surveySiteApi.subscription, showSubscription),
    on(surveySiteApi.unsubscribe, endSubscription),
    on(surveyApi.list, showSurveys),
    on(surveyApi.find, readSurvey),
    on(surveyApi.create, createSurvey),
    on(surveyApi.save, saveSurvey),
    on(surveyApi.publish, publishSurvey),
    on(surveyApi.close, closeSurvey),
    on(surveyApi.remove, deleteSurvey),
    on(surveyApi.results, showResults),
    on(surveyApi.export, exportAnswers),
    on(surveyApi.inviting, showInviting),
    on(surveyApi.invite, inviteCustomers),
    on(surveyApi.remind, remindSilent),
  ],
  jobs: [mailInvitations, removeFile, removeUnsentFiles],
  personalData,
  demo: createDemoSurveys,
};
