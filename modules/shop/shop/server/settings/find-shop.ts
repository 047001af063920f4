import type { UseCase } from '@fachwerk/server/module';
import type { shopApi } from '../../contract.ts';
import { findSettings } from './settings-store.ts';

export const findShop: UseCase<typeof shopApi.find> = findSettings;
