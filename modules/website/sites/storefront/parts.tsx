export { ContractParty } from './contract-party.tsx';
