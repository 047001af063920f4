import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { boardApi, boardCapabilities, boardProblems, boardStream } from '../contract.ts';
import { cardApi } from '../contract-card.ts';
import { fieldApi } from '../contract-field.ts';
import { templateApi, templateProblems } from '../contract-template.ts';
import { addBoard } from './board/add-board.ts';
import { listBoards } from './board/list-boards.ts';
import { listBoardsAndColumns } from './board/list-boards-and-columns.ts';
import { listNotifications } from './board/list-notifications.ts';
import { listShortCodes } from './board/list-short-codes.ts';
import { saveBoard } from './board/save-board.ts';
import { showChanges } from './board/show-changes.ts';
import { showSheet } from './board/show-sheet.ts';
import { addCardFile } from './card/add-card-file.ts';
import { checkCard } from './card/check-card.ts';
import { commentCard } from './card/comment-card.ts';
import { forgetMovesJob } from './card/forget-moves.job.ts';
import { cardNoted } from './card/history-store.ts';
import { listArchivedCards } from './card/list-archived-cards.ts';
import { listMyCards } from './card/list-my-cards.ts';
import { moveCards } from './card/move-cards.ts';
import { removeCardFileJob } from './card/remove-card-file.job.ts';
import { removeCardFile } from './card/remove-card-file.ts';
import { cancelRuns, resetEventQueue } from './card/reset-event-queue.ts';
import { saveCard } from './card/save-card.ts';
import { searchCards } from './card/search-cards.ts';
import { sendCard } from './card/send-card.ts';
import { showCard } from './card/show-card.ts';
import { addLabel } from './column/add-label.ts';
import { deleteColumn } from './column/delete-column.ts';
import { deleteLabel } from './column/delete-label.ts';
import { listLabels } from './column/list-labels.ts';
import { saveColumn } from './column/save-column.ts';
import { sortColumns } from './column/sort-columns.ts';
import { createDemoBoards } from './demo/create-demo-boards.ts';
import { createDemoTemplates } from './demo/create-demo-templates.ts';
import { deleteField } from './field/delete-field.ts';
import { saveField } from './field/save-field.ts';
import { sortFields } from './field/sort-fields.ts';
import { boardHandover } from './handover.ts';
import { cardImporter } from './import-cards/import-cards.ts';
import { keepCard } from './template/keep-card.ts';
import { listTemplates } from './template/list-templates.ts';
import { makeCard } from './template/make-card.ts';
import { makeCardsJob } from './template/make-cards.job.ts';
import { removeTemplate } from './template/remove-template.ts';
import { saveTemplate } from './template/save-template.ts';

export const boards: Module = {
  name: 'boards',
  contributions: [contribute(handoverSources, boardHandover)],
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: boardCapabilities,
  problems: boardProblems,
  streams: [boardStream],
  jobs: [removeCardFileJob, forgetMovesJob],
  demo: createDemoBoards,
  declaredHooks: [cancelRuns, cardNoted],
  importers: [cardImporter],
  firstScreen: [
    askedFirst('mine', cardApi.mine, listMyCards, () => ({})),
    askedFirst('messages', boardApi.notifications, listNotifications, () => ({})),
  ],
  routes: [
    on(boardApi.list, listBoards),
    on(boardApi.add, addBoard),
    on(boardApi.save, saveBoard),
    on(boardApi.sheet, showSheet),
    on(boardApi.changes, showChanges),
    on(boardApi.saveColumn, saveColumn),
    on(boardApi.deleteColumn, deleteColumn),
    on(boardApi.resortColumns, sortColumns),
    on(boardApi.labels, listLabels),
    on(boardApi.addLabel, addLabel),
    on(boardApi.deleteLabel, deleteLabel),
    on(fieldApi.save, saveField),
    on(fieldApi.resort, sortFields),
    on(fieldApi.delete, deleteField),
    on(boardApi.shortCodes, listShortCodes),
    on(boardApi.boardsAndColumns, listBoardsAndColumns),
    on(boardApi.notifications, listNotifications),
    on(cardApi.find, showCard),
    on(cardApi.save, saveCard),
    on(cardApi.resort, moveCards),
    on(cardApi.history, sendCard),
    on(cardApi.comment, commentCard),
    on(cardApi.check, checkCard),
    on(cardApi.search, searchCards),
    on(cardApi.mine, listMyCards),
    on(cardApi.archived, listArchivedCards),
    on(cardApi.attach, addCardFile),
    on(cardApi.detach, removeCardFile),
    on(cardApi.resetQueue, resetEventQueue),
  ],
};

/** Card templates. The name stays: it keys their migrations, schema, demo data and API calls. */
export const boardTemplates: Module = {
  name: 'board-templates',
  sql: new URL('../sql/board-templates/', import.meta.url),
  problems: templateProblems,
  jobs: [makeCardsJob],
  demo: createDemoTemplates,
  routes: [
    on(templateApi.list, listTemplates),
    on(templateApi.save, saveTemplate),
    on(templateApi.keep, keepCard),
    on(templateApi.remove, removeTemplate),
    on(templateApi.make, makeCard),
  ],
};
