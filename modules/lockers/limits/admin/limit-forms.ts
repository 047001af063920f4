import type { ContractForm } from '@fachwerk/react/contract-form';
import type { Limits } from '../contract.ts';

export type LimitForms = ContractForm<Limits, Limits>;
