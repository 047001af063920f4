/** The list of franchisees, to be filled with figures by a module above. */
export { type FranchiseeFigures, FranchiseeList } from './franchisee-list.tsx';
