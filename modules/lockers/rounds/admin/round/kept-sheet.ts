import { keptRecords } from '@fachwerk/react/kept-records';
import { RoundSheet } from '../../contract.ts';

export const keptSheets = keptRecords('rounds.sheet.', RoundSheet);
