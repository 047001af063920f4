import type { ContractForm } from '@fachwerk/react/contract-form';
import type { DialogueContent } from '../../contract.ts';

export type DialogueForm = ContractForm<DialogueContent, DialogueContent>;
