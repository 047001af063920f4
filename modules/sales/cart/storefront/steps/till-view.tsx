import type { ViewProps } from '@fachwerk/site/page';
import type { Cart } from '../../contract-cart.ts';
import { Till } from './till.tsx';

export function View({ data: cart }: ViewProps<Cart>) {
  return <Till cart={cart} />;
}
