import { customerMerges } from '@fachwerk/customers/facade';
import { customerSignOut } from '@fachwerk/customers/facade-account';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { accountApi, loginApi } from '../contract.ts';
import { addMyAddress } from './me/add-my-address.ts';
import { chooseMyAddress } from './me/choose-my-address.ts';
import { eraseMe } from './me/erase-me.ts';
import { exportMe } from './me/export-me.ts';
import { listMyAddresses } from './me/list-my-addresses.ts';
import { previewMyErasure } from './me/preview-my-erasure.ts';
import { removeMyAddress } from './me/remove-my-address.ts';
import { saveMe } from './me/save-me.ts';
import { saveMyAddress } from './me/save-my-address.ts';
import { setMyNewsletter } from './me/set-my-newsletter.ts';
import { showMe } from './me/show-me.ts';
import { personalData } from './personal-data.ts';
import { customerOf } from './session/customer-of.ts';
import { mergeSessions } from './session/merge-sessions.ts';
import { removeOldSessions } from './session/remove-old-sessions.job.ts';
import { signOut } from './session/sign-out.ts';
import { signOutCustomer } from './session/sign-out-customer.ts';
import { requestLogin } from './sign-in/request-login.ts';
import { sendLogin } from './sign-in/send-login.job.ts';
import { signInByCode } from './sign-in/sign-in-by-code.ts';
import { signInByLink } from './sign-in/sign-in-by-link.ts';

export const customerAccounts: Module = {
  name: 'customer-accounts',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  customerOf,
  personalData,
  contributions: [contribute(customerMerges, mergeSessions)],
  routes: [
    on(loginApi.request, requestLogin),
    on(loginApi.byLink, signInByLink),
    on(loginApi.byCode, signInByCode),
    on(loginApi.signOut, signOut),
    on(accountApi.me, showMe),
    on(accountApi.save, saveMe),
    on(accountApi.addresses, listMyAddresses),
    on(accountApi.addAddress, addMyAddress),
    on(accountApi.saveAddress, saveMyAddress),
    on(accountApi.removeAddress, removeMyAddress),
    on(accountApi.chooseAddress, chooseMyAddress),
    on(accountApi.newsletter, setMyNewsletter),
    on(accountApi.export, exportMe),
    on(accountApi.previewErase, previewMyErasure),
    on(accountApi.erase, eraseMe),
  ],
  jobs: [sendLogin, removeOldSessions],
  hooks: [fill(customerSignOut, signOutCustomer)],
};
