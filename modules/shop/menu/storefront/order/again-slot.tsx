import type { OrderState } from '@fachwerk/cart/contract';
import type { SiteOrder } from '@fachwerk/orders/contract-site';
import { Button } from '@fachwerk/site/button';
import { Form } from '@fachwerk/site/form';
import type { PartProps } from '@fachwerk/site/slot';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';
import { AGAIN } from './again-act.ts';

type Given = Pick<SiteOrder, 'lines' | 'orderHash' | 'number'> | OrderState;

/** In the account, and on the page of the order for the browser that ordered: what lies in an order is nobody else's business. */
export function Part({ given }: PartProps<Given, object>) {
  const t = useText(siteDe);
  const { orderHash, number } = given;
  const isShown =
    'hasKeys' in given ? given.hasKeys && given.hasGoods : given.lines.some(({ kind }) => kind === 'item');
  if (!isShown) return null;
  return (
    <Form hasOwnNotice hidden={{ bestellung: orderHash }}>
      <Button act={AGAIN} kind="plain" icon="bag">
        {t('menu.again.button')}
        <span className="fw-hidden"> {number}</span>
      </Button>
    </Form>
  );
}
