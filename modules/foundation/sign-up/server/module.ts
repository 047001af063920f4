import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { signUpApi, signUpProblems } from '../contract.ts';
import { completeSignUp } from './complete-sign-up.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { confirmSignUpCode } from './confirm-sign-up-code.ts';
import { forgetRequests } from './forget-requests.job.ts';
import { requestSignUp } from './request-sign-up.ts';
import { sendSignUp } from './send-sign-up.job.ts';
import { showSignUp } from './show-sign-up.ts';

export const signUp: Module = {
  name: 'sign-up',
  sql: new URL('../sql/', import.meta.url),
  problems: signUpProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [
    on(signUpApi.show, showSignUp),
    on(signUpApi.request, requestSignUp),
    on(signUpApi.confirm, confirmSignUp),
    on(signUpApi.confirmCode, confirmSignUpCode),
    on(signUpApi.complete, completeSignUp),
  ],
  jobs: [sendSignUp, forgetRequests],
};
