import { figureSources } from '@fachwerk/customers/facade';
import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { chatApi, chatCapabilities, chatProblems, chatStream } from '../contract.ts';
import { chatFrameApi } from '../contract-frame.ts';
import { chatHomeApi, chatSiteApi } from '../contract-site.ts';
import { chatTextApi } from '../contract-texts.ts';
import { finishCallBack } from './call-back/finish-call-back.ts';
import { listCallBacks } from './call-back/list-call-backs.ts';
import { saveCallBack } from './call-back/save-call-back.ts';
import { assignChat } from './conversation/assign-chat.ts';
import { listChats } from './conversation/list-chats.ts';
import { listGroups } from './conversation/list-groups.ts';
import { listItemChats } from './conversation/list-item-chats.ts';
import { noteTyping } from './conversation/note-typing.ts';
import { openChat } from './conversation/open-chat.ts';
import { readUpTo } from './conversation/read-up-to.ts';
import { setState } from './conversation/set-state.ts';
import { showChat } from './conversation/show-chat.ts';
import { showSupervised } from './conversation/show-supervised.ts';
import { showWaiting } from './conversation/show-waiting.ts';
import { chatFigures } from './customer-figures.ts';
import { createDemoChats } from './demo/create-demo-chats.ts';
import { waitingBegan } from './facade-hooks.ts';
import { chatHandover } from './handover.ts';
import { addFile } from './message/add-file.ts';
import { mailAnswer } from './message/mail-answer.job.ts';
import { markMessage } from './message/mark-message.ts';
import { removeFile } from './message/remove-file.job.ts';
import { removeUnsentFiles } from './message/remove-unsent-files.job.ts';
import { sendMessage } from './message/send-message.ts';
import { personalData } from './personal-data.ts';
import { addSiteFile } from './site/add-site-file.ts';
import { noteHere } from './site/note-here.ts';
import { saveContact } from './site/save-contact.ts';
import { sendSiteMessage } from './site/send-site-message.ts';
import { showFramedBy } from './site/show-framed-by.ts';
import { showHome } from './site/show-home.ts';
import { showSiteChat } from './site/show-site-chat.ts';
import { showTestUser } from './site/show-test-user.ts';
import { updateDeleted } from './site/update-deleted.ts';
import { updateRead } from './site/update-read.ts';
import { updateSorting } from './site/update-sorting.ts';
import { listTexts } from './texts/list-texts.ts';
import { saveContainer } from './texts/save-container.ts';
import { saveContainerItem } from './texts/save-container-item.ts';
import { sortContainerItems } from './texts/sort-container-items.ts';

export const chat: Module = {
  name: 'chat',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: chatCapabilities,
  problems: chatProblems,
  streams: [chatStream],
  jobs: [mailAnswer, removeFile, removeUnsentFiles],
  contributions: [contribute(handoverSources, chatHandover), contribute(figureSources, chatFigures)],
  personalData,
  declaredHooks: [waitingBegan],
  demo: createDemoChats,
  firstScreen: [
    askedFirst(null, chatApi.groups, listGroups, () => ({})),
    askedFirst('chatlist', chatApi.list, listChats, () => ({ filter: { tab: 'open' as const } })),
  ],
  routes: [
    on(chatApi.groups, listGroups),
    on(chatApi.waiting, showWaiting),
    on(chatApi.list, listChats),
    on(chatApi.find, showChat),
    on(chatApi.supervisor, showSupervised),
    on(chatApi.ofItem, listItemChats),
    on(chatApi.open, openChat),
    on(chatApi.send, sendMessage),
    on(chatApi.read, readUpTo),
    on(chatApi.markMessage, markMessage),
    on(chatApi.typing, noteTyping),
    on(chatApi.setState, setState),
    on(chatApi.assign, assignChat),
    on(chatApi.attach, addFile),
    on(chatTextApi.list, listTexts),
    on(chatTextApi.saveContainer, saveContainer),
    on(chatTextApi.saveItem, saveContainerItem),
    on(chatTextApi.sortItems, sortContainerItems),
    on(chatTextApi.callBacks, listCallBacks),
    on(chatTextApi.saveCallBack, saveCallBack),
    on(chatTextApi.doneCallBack, finishCallBack),
    on(chatHomeApi.home, showHome),
    on(chatSiteApi.customer, showSiteChat),
    on(chatSiteApi.send, sendSiteMessage),
    on(chatSiteApi.updateRead, updateRead),
    on(chatSiteApi.updateDeleted, updateDeleted),
    on(chatSiteApi.updateSorting, updateSorting),
    on(chatSiteApi.here, noteHere),
    on(chatSiteApi.contact, saveContact),
    on(chatSiteApi.attach, addSiteFile),
    on(chatSiteApi.testUser, showTestUser),
  ],
};

/** Origins that may embed a conversation. The name stays: the API description groups the call by it. */
export const chatSite: Module = { name: 'chat-site', routes: [on(chatFrameApi.framedBy, showFramedBy)] };
