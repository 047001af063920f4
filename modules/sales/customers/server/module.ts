import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { customerCapabilities, customerProblems, customerStream } from '../contract.ts';
import { mergeApi } from '../contract-merge.ts';
import { newsletterApi } from '../contract-newsletter.ts';
import { customerApi } from '../contract-staff.ts';
import { customerTagApi } from '../contract-tags.ts';
import { customerSignOut } from './customer-sign-out.ts';
import { blockCustomer } from './desk/block-customer.ts';
import { editCustomer } from './desk/edit-customer.ts';
import { listCustomers } from './desk/list-customers.ts';
import { noteCustomer } from './desk/note-customer.ts';
import { readCustomer } from './desk/read-customer.ts';
import { removeCustomerNote } from './desk/remove-customer-note.ts';
import { unblockCustomer } from './desk/unblock-customer.ts';
import { countFiguresJob, countNewFiguresJob } from './figures/count-figures.job.ts';
import { figureSources } from './figures/figure-source.ts';
import { customerImporter } from './import-customers/import-customers.ts';
import { listDuplicates } from './merge/list-duplicates.ts';
import { mergeCustomers } from './merge/merge-customers.ts';
import { customerMerges } from './merge/merge-point.ts';
import { moveStragglers } from './merge/move-stragglers.job.ts';
import { ownMerge } from './merge/own-merge.ts';
import { previewMerge } from './merge/preview-merge.ts';
import { confirmNewsletter } from './newsletter/confirm-newsletter.ts';
import { endNewsletter } from './newsletter/end-newsletter.ts';
import { removeSignUpsJob } from './newsletter/remove-sign-ups.job.ts';
import { showNewsletter } from './newsletter/show-newsletter.ts';
import { eraseCustomer } from './privacy/erase-customer.ts';
import { exportCustomer } from './privacy/export-customer.ts';
import { ownPersonalData } from './privacy/own-personal-data.ts';
import { previewCustomerErasure } from './privacy/preview-customer-erasure.ts';
import { addTag } from './tags/add-tag.ts';
import { assignTags } from './tags/assign-tags.ts';
import { listTags } from './tags/list-tags.ts';
import { removeTag } from './tags/remove-tag.ts';
import { saveTag } from './tags/save-tag.ts';

export const customers: Module = {
  name: 'customers',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: customerCapabilities,
  problems: customerProblems,
  streams: [customerStream],
  declaredHooks: [customerSignOut],
  declaredPoints: [figureSources, customerMerges],
  contributions: [contribute(customerMerges, ownMerge)],
  jobs: [countFiguresJob, countNewFiguresJob, moveStragglers, removeSignUpsJob],
  personalData: ownPersonalData,
  importers: [customerImporter],
  routes: [
    on(newsletterApi.show, showNewsletter),
    on(newsletterApi.confirm, confirmNewsletter),
    on(newsletterApi.end, endNewsletter),
    on(customerTagApi.list, listTags),
    on(customerTagApi.add, addTag),
    on(customerTagApi.save, saveTag),
    on(customerTagApi.remove, removeTag),
    on(customerTagApi.assign, assignTags),
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
    on(mergeApi.duplicates, listDuplicates),
    on(mergeApi.preview, previewMerge),
    on(mergeApi.merge, mergeCustomers),
  ],
};
