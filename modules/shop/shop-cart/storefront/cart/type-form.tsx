import { ApplyButton } from '@fachwerk/site/button';
import { Choice } from '@fachwerk/site/choice';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { GoodsCart } from '../../contract.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './goods.module.css';
import { PostcodeField } from './postcode-field.tsx';

type Props = {
  readonly goods: GoodsCart;
  /** The page asks for the whole address below. */
  readonly hasAddress?: boolean;
};

/** Whether there is anything to choose. */
export function hasTypeChoice({ types }: GoodsCart, hasAddress = false): boolean {
  if (types.length !== 1) return types.length > 1;
  return types[0]!.type === 'delivery' && !hasAddress;
}

/** Only a shop without delivery asks whether it sends. */
const labelOf = (types: GoodsCart['types']) =>
  types.some(({ type }) => type === 'delivery') || !types.some(({ type }) => type === 'shipment')
    ? 'goods.how'
    : 'goods.how_shipment';

/** Delivery, pick-up, …: what it costs and when it comes depends on it, so it is asked in the cart already. Stands in a form. */
export function TypeChoice({ goods, hasAddress = false }: Props) {
  const t = useText(siteDe);
  const { translate } = useSite();
  const { types, handover, tableName } = goods;
  const hasDelivery = types.some(({ type }) => type === 'delivery');
  if (!hasTypeChoice(goods, hasAddress)) return null;
  return (
    <section className={css.part}>
      <Choice
        name="art"
        path={hasAddress ? 'handover.type' : 'type'}
        label={t(labelOf(types))}
        isCompact
        value={handover.type ?? ''}
        options={types.map(({ type, whyNot }) => ({
          value: type,
          label: t(`goods.type_${type}`),
          ...(type === 'totable' && { detail: tableName }),
          whyNot: whyNot && translate(whyNot.code, whyNot.params),
        }))}
      />
      {hasDelivery && !hasAddress && handover.type !== 'totable' && (
        <div className={css.postcode}>
          <PostcodeField path="postcode" value={handover.postcode} />
        </div>
      )}
      <ApplyButton act="goods_type">{t('goods.how_save')}</ApplyButton>
    </section>
  );
}
