import { FranchiseeList } from '@fachwerk/franchise/parts';
import { useFranchiseeFigures } from './use-franchisee-figures.tsx';

/** `/admin/franchisees`: the list of `franchise` with the figures one decides by. */
export function FranchiseeListPage() {
  return <FranchiseeList figures={useFranchiseeFigures()} />;
}
