import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { isId } from '@fachwerk/react/list-state';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useParams, useSearchParams } from 'react-router';
import { itemApi } from '../../contract.ts';
import type { Category } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { itemFormSlot } from '../slots.ts';
import { ItemFacts } from './item-facts.tsx';

const LIST = '/admin/shop';
const NEW = 'new';
/** The form with its preview beside it. */
const WIDTH = 1040;

/** Undefined while they are on their way. */
type Props = { categories: readonly Category[] | undefined };

/** `/admin/shop/:id`, and `/admin/shop/new`. */
export function ItemDrawer({ categories }: Props) {
  const { id } = useParams();
  return (
    <>
      <NewItem isOpen={id === NEW} categories={categories} />
      <OneItem id={id === NEW ? undefined : id} categories={categories} />
    </>
  );
}

/** Into the category one was looking at. */
function NewItem({ isOpen, categories }: Props & { isOpen: boolean }) {
  const t = useText(adminDe);
  const mayManage = useMay('catalog.manage');
  const [params] = useSearchParams();
  const open = categories?.filter(({ isArchived }) => !isArchived);
  const wanted = params.get('category') ?? '';
  // Where there are several, one is asked for: an item in a wrong one is not found.
  const category = open?.find(({ id }) => id === wanted) ?? open?.[0];
  const chosen = open?.length === 1 || wanted === category?.id ? (category?.id ?? '') : '';
  return (
    <DetailDrawer isOpen={isOpen} title={t('catalog.new.title')} closeTo={LIST} width={WIDTH}>
      {!mayManage && <NoPermission />}
      {mayManage && isOpen && !open && <Loading lines={5} />}
      {mayManage && isOpen && open && (
        <InSlot slot={itemFormSlot} props={{ item: null, categoryId: chosen, categories: open }} />
      )}
    </DetailDrawer>
  );
}

function OneItem({ id, categories }: Props & { id: string | undefined }) {
  const t = useText(adminDe);
  const mayManage = useMay('catalog.manage');
  const asked = useAsk(itemApi.find, { id: id ?? '' }, { isEnabled: id !== undefined && isId(id) });
  const nameOf = (categoryId: string) => categories?.find((each) => each.id === categoryId)?.name.de ?? '';
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={id !== undefined && !isId(id) ? { ...asked, data: undefined, isError: true } : asked}
      kind={t('catalog.one')}
      title={({ item }) => item.name.de}
      subtitle={({ item }) => nameOf(item.categoryId)}
      gone={t('catalog.gone')}
      closeTo={LIST}
      width={WIDTH}
    >
      {({ item }) =>
        mayManage ? (
          <InSlot slot={itemFormSlot} props={{ item, categoryId: item.categoryId, categories: categories ?? [] }} />
        ) : (
          <ItemFacts key={item.id} item={item} categoryName={nameOf(item.categoryId)} />
        )
      }
    </RecordDrawer>
  );
}
