export { ContractParty } from './contract-party.tsx';
export { HeaderMenu } from './header/header-menu.tsx';
export { SiteHeader } from './header/site-header.tsx';
