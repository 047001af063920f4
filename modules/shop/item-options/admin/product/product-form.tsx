import { centsFromText } from '@fachwerk/base/money';
import { catalogStream, Item } from '@fachwerk/catalog/contract';
import { type Category, categoryApi } from '@fachwerk/catalog/contract-category';
import {
  FormSection,
  FurtherFields,
  GeneralFields,
  SaleSwitch,
  useCategorySaved,
  useConflictLabels,
  WarnField,
} from '@fachwerk/catalog/parts';
import { askKey, useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { notify } from '@fachwerk/react/notice';
import { SaveConflict, useConflict } from '@fachwerk/react/save-conflict';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { translate, useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { productApi } from '../../contract-product.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { GroupForm } from '../extras/group-form.tsx';
import { amountText } from '../typed.ts';
import { ExtraFields } from './extra-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import classes from './product.module.css';
import { ProductPreview } from './product-preview.tsx';
import {
  atFormFields,
  type Found,
  newProductValues,
  type ProductFormState,
  ProductValues,
  productFaults,
  productFrom,
  productValues,
} from './product-values.ts';
import { RelatedFields } from './related-fields.tsx';
import { VariantTable } from './variant-table.tsx';

type Props = { item: Item | null; categoryId: string; categories: readonly Category[] };

/** The one form of an item: pictures, price, variants, extras and stock are saved together. */
export function ProductForm({ item, categoryId, categories }: Props) {
  if (item === null) return <NewProducts categoryId={categoryId} categories={categories} />;
  return <LoadedProduct key={item.id} id={item.id} categories={categories} />;
}

function LoadedProduct({ id, categories }: Pick<Props, 'categories'> & { id: string }) {
  const asked = useAsk(productApi.find, { id });
  useLiveRefetch({ hints: [catalogStream], asks: [productApi.find] });
  if (asked.data) return <EditProduct found={asked.data} categories={categories} />;
  return asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={8} />;
}

const Conflict = z.object({ current: Item });

function EditProduct({ found, categories }: Pick<Props, 'categories'> & { found: Found }) {
  const { item } = found;
  const initial = productValues(found);
  const form = useContractForm(ProductValues, initial);
  const withCategory = useCategorySaved(form.set);
  const save = useChange(productApi.save, { isQuiet: true });
  const mayKeepStock = useMay('catalog.stock');
  const client = useQueryClient();
  const words = useConflictLabels(categories);
  const conflict = useConflict(form, initial, {
    code: 'item.changed_meanwhile',
    read: (given) => productValues({ ...found, item: z.parse(Conflict, given).current }),
    comparable: ({
      version: _,
      pictures: __,
      variants: ___,
      stock: ____,
      stockSeen: _____,
      extraPrices: ______,
      related: _______,
      ...rest
    }) => rest,
  });
  const takeTheirs = async () => {
    await client.refetchQueries({ queryKey: askKey(productApi.find) });
    form.discard();
  };
  const onSave = async (values: ProductValues) => {
    checkValues(values, found);
    const { version, optionsVersion } = values;
    const data = productFrom(await withCategory(values), mayKeepStock);
    await save
      .mutateAsync({ id: item.id, version, optionsVersion, ...data })
      .catch(conflict.watching(values))
      .catch(atFormFields);
  };
  return (
    <ProductPage
      form={form}
      onSave={onSave}
      categories={categories}
      found={found}
      head={
        conflict.rows && (
          <SaveConflict
            form={form}
            rows={conflict.rows}
            fieldWords={words.field}
            valueWords={words.value}
            onTakeTheirs={() => void takeTheirs()}
          />
        )
      }
    />
  );
}

/** One after the other, as many as the hand wants; the next one begins in the category of the last. */
function NewProducts({ categoryId, categories }: Omit<Props, 'item'>) {
  const [next, setNext] = useState({ round: 1, categoryId });
  return (
    <NewProduct
      key={next.round}
      categoryId={next.categoryId}
      categories={categories}
      onAnother={(last) => setNext({ round: next.round + 1, categoryId: last })}
    />
  );
}

type NewProps = Omit<Props, 'item'> & { onAnother: (categoryId: string) => void };

function NewProduct({ categoryId, categories, onAnother }: NewProps) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const { search } = useLocation();
  const usualVat = useAsk(categoryApi.list, {}).data?.usualVat;
  // What it began with stays: its own category, made by its save, must not begin it anew.
  const [initial] = useState(() => newProductValues(categoryId, usualVat));
  const form = useContractForm(ProductValues, initial);
  const withCategory = useCategorySaved(form.set);
  const add = useChange(productApi.add, { isQuiet: true });
  const mayKeepStock = useMay('catalog.stock');
  const added = useRef({ id: '', categoryId });
  const onSave = async (values: ProductValues) => {
    checkValues(values, null);
    const data = productFrom(await withCategory(values), mayKeepStock);
    const { id } = await add.mutateAsync(data).catch(atFormFields);
    added.current = { id, categoryId: data.item.categoryId };
    notify(t('product.added', { name: values.name.de }));
  };
  return (
    <ProductPage
      form={form}
      onSave={onSave}
      onSaved={() => navigate(`/admin/shop/${added.current.id}${search}`)}
      onAnother={() => onAnother(added.current.categoryId)}
      categories={categories}
      found={null}
    />
  );
}

/** What the server would refuse is refused here, at the same fields. */
function checkValues(values: ProductValues, found: Found | null): void {
  const faults = productFaults(values, found, new Date());
  if (faults.length === 0) return;
  const params = new Map(faults.map(({ code, params: said = {} }) => [code, said]));
  throw refusalAt(faults, (code) => translate(code, params.get(code)));
}

type PageProps = Pick<Props, 'categories'> & {
  form: ProductFormState;
  /** Null: it is new. */
  found: Found | null;
  head?: ReactNode;
  onSave: (values: ProductValues) => Promise<void>;
  onSaved?: () => void;
  onAnother?: () => void;
};

/** Pictures, name and price first: they are what sells, and what is changed between two guests. */
function ProductPage({ form, found, head, categories, onSave, ...after }: PageProps) {
  const t = useText(adminDe);
  const mayKeepStock = useMay('catalog.stock');
  const [isNewGroup, setNewGroup] = useState(false);
  const { variants, groupIds } = form.values;
  const prices = variants.flatMap(({ price }) => centsFromText(price) ?? []);
  const variantPrice = variants.length === 0 ? null : prices.length === 0 ? '' : amountText(Math.min(...prices));
  return (
    <div className={classes.page}>
      <Form
        form={form}
        onSave={onSave}
        {...after}
        isNew={found === null}
        {...(!found && { saveLabel: t('product.add') })}
      >
        {head}
        <div>
          <FormSection title={t('pictures.title')}>
            <PictureFields form={form} />
          </FormSection>
          <FormSection title={t('product.section.general')}>
            <GeneralFields form={form} categories={categories} variantPrice={variantPrice} />
          </FormSection>
          <FormSection title={t('variants.title')}>
            <VariantTable form={form} found={found} mayKeepStock={mayKeepStock} />
          </FormSection>
          <FormSection title={t('extras.title')}>
            <ExtraFields form={form} onNew={() => setNewGroup(true)} />
          </FormSection>
          <FormSection title={t('product.section.related')}>
            <RelatedFields form={form} itemId={found?.item.id ?? null} />
          </FormSection>
          {mayKeepStock && (
            <FormSection title={t('product.section.stock')}>
              <div className={classes.fields}>
                <TextInput
                  label={variants.length > 0 ? t('product.stock.all') : t('product.stock')}
                  description={t('product.stock.help')}
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                  placeholder={t('variants.plenty')}
                  inputMode="numeric"
                  className={classes.wide ?? ''}
                  {...form.field('stock')}
                />
                <WarnField form={form} />
                {found && !found.item.isArchived && (
                  <div className={classes.sale}>
                    <SaleSwitch item={found.item} />
                  </div>
                )}
              </div>
            </FormSection>
          )}
          <FurtherFields form={form} prices={found?.prices ?? []} hasVariants={variants.length > 0} />
        </div>
      </Form>
      <ProductPreview form={form} />
      {/* Beside the form, not within: its own form must not save the item. */}
      {isNewGroup && (
        <Dialog title={t('extras.new')} size={720} onClose={() => setNewGroup(false)}>
          <GroupForm
            group={null}
            sizes={variants.map(({ name }) => name.de.trim()).filter(Boolean)}
            onSaved={({ id }) => form.set('groupIds', [...groupIds, id])}
            onClose={() => setNewGroup(false)}
          />
        </Dialog>
      )}
    </div>
  );
}
