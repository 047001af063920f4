import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { roundCapabilities, roundProblems, roundStream } from '../contract.ts';
import { roundApi } from '../contract-round.ts';
import { addRound } from './planning/add-round.ts';
import { addStop } from './planning/add-stop.ts';
import { assignRound } from './planning/assign-round.ts';
import { cancelRound } from './planning/cancel-round.ts';
import { listProposedLocations } from './planning/list-proposed-locations.ts';
import { orderRound } from './planning/order-round.ts';
import { removeStop } from './planning/remove-stop.ts';
import { listRounds } from './reading/list-rounds.ts';
import { showRound } from './reading/show-round.ts';
import { addPhoto } from './recording/add-photo.ts';
import { addRecord } from './recording/add-record.ts';

export const rounds: Module = {
  name: 'rounds',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: roundCapabilities,
  problems: roundProblems,
  streams: [roundStream],
  routes: [
    on(roundApi.list, listRounds),
    on(roundApi.proposal, listProposedLocations),
    on(roundApi.find, showRound),
    on(roundApi.add, addRound),
    on(roundApi.order, orderRound),
    on(roundApi.addStop, addStop),
    on(roundApi.removeStop, removeStop),
    on(roundApi.assign, assignRound),
    on(roundApi.cancel, cancelRound),
    on(roundApi.record, addRecord),
    on(roundApi.photo, addPhoto),
  ],
};
