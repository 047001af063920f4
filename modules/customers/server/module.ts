import { type Module, on } from '@fachwerk/server/module';
import { customerCapabilities, customerProblems, customerStream } from '../contract.ts';
import { accountApi, loginApi, newsletterApi } from '../contract-site.ts';
import { customerApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { blockCustomer, unblockCustomer } from './block-customer.ts';
import { cleanUp } from './clean-up.job.ts';
import { noteCustomer, removeCustomerNote } from './customer-notes.ts';
import { customerOf } from './customer-of.ts';
import { editCustomer } from './edit-customer.ts';
import { eraseCustomer, eraseMe, previewCustomerErasure, previewMyErasure } from './erase-customer.ts';
import { exportCustomer, exportMe } from './export-person.ts';
import { listCustomers } from './list-customers.ts';
import { loginByCode } from './login-by-code.ts';
import { loginByLink } from './login-by-link.ts';
import { showMe } from './me.ts';
import { addMyAddress, chooseMyAddress, listMyAddresses, removeMyAddress, saveMyAddress } from './my-addresses.ts';
import { confirmNewsletter, endNewsletter, setMyNewsletter, showNewsletter } from './newsletter.ts';
import { ownPersonalData } from './own-personal-data.ts';
import { readCustomer } from './read-customer.ts';
import { requestLogin, sendLogin } from './request-login.ts';
import { saveMe } from './save-me.ts';
import { signOut } from './sign-out.ts';

export const customers: Module = {
  name: 'customers',
  sql: new URL('../sql/', import.meta.url),
  texts: { de, deDu, en, it, ru },
  capabilities: customerCapabilities,
  problems: customerProblems,
  streams: [customerStream],
  customerOf,
  personalData: ownPersonalData,
  routes: [
    on(loginApi.request, requestLogin),
    on(loginApi.byLink, loginByLink),
    on(loginApi.byCode, loginByCode),
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
    on(newsletterApi.show, showNewsletter),
    on(newsletterApi.confirm, confirmNewsletter),
    on(newsletterApi.end, endNewsletter),
    on(customerApi.list, listCustomers),
    on(customerApi.find, readCustomer),
    on(customerApi.edit, editCustomer),
    on(customerApi.block, blockCustomer),
    on(customerApi.unblock, unblockCustomer),
    on(customerApi.addNote, noteCustomer),
    on(customerApi.removeNote, removeCustomerNote),
    on(customerApi.export, exportCustomer),
    on(customerApi.previewErase, previewCustomerErasure),
    on(customerApi.erase, eraseCustomer),
  ],
  jobs: [sendLogin, cleanUp],
};
