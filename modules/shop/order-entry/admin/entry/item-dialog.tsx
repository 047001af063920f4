import { cents } from '@fachwerk/base/money';
import { textIn } from '@fachwerk/base/translated';
import type { Choice, OfferExtra, OfferExtraGroup, OfferVariant } from '@fachwerk/item-options/contract';
import { whyNotChoose } from '@fachwerk/item-options/rules/choice';
import { surchargeOf } from '@fachwerk/item-options/rules/extra-price';
import { variantOf } from '@fachwerk/item-options/rules/offer';
import { Dialog } from '@fachwerk/react/dialog';
import { formatMoney } from '@fachwerk/react/money';
import { currentLanguage, type Translate, useText } from '@fachwerk/react/texts';
import { MOST_OF_ONE } from '@fachwerk/shop-cart/contract';
import { Button, Checkbox, Group, NumberInput, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { type DraftLine, unitCents, usualChoice } from './draft.ts';
import classes from './entry.module.css';

type Props = { line: DraftLine; onClose: (line?: DraftLine) => void };

/** Variant, extras, note: what the caller wants of it. Enter takes it over. */
export function ItemDialog({ line, onClose }: Props) {
  const t = useText(adminDe);
  const { offer } = line;
  const [choice, setChoice] = useState(() => usualChoice(offer, line.choice));
  const [note, setNote] = useState(line.note);
  const [quantity, setQuantity] = useState(line.quantity);
  const language = currentLanguage();
  const item = textIn(offer.name, language);
  const isReady = whyNotChoose(offer, choice, new Date()) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onClose({ ...line, choice, note: note.trim(), quantity });
  };
  return (
    <Dialog isOpen onClose={() => onClose()} size="lg" title={t('order_entry.choose', { item })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {offer.variants.length > 0 && (
            <Radio.Group
              label={textIn(offer.variantsName, language) || t('order_entry.variant')}
              value={choice.variantId ?? ''}
              onChange={(variantId) => setChoice({ ...choice, variantId })}
            >
              <Stack gap="xs" mt={4}>
                {offer.variants.map(({ id, name, priceCents }, at) => (
                  <Radio
                    key={id}
                    value={id}
                    data-autofocus={(choice.variantId ? choice.variantId === id : at === 0) || undefined}
                    label={`${textIn(name, language)} · ${formatMoney(cents(priceCents))}`}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {offer.extraGroups.map((group) => (
            <GroupFields
              key={group.id}
              group={group}
              choice={choice}
              variant={variantOf(offer, choice) ?? null}
              onChoose={setChoice}
            />
          ))}
          <TextInput
            label={t('order_entry.item_note')}
            maxLength={200}
            value={note}
            data-autofocus={(offer.variants.length === 0 && offer.extraGroups.length === 0) || undefined}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <NumberInput
            label={t('order_entry.item_quantity')}
            min={1}
            max={MOST_OF_ONE}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            value={quantity}
            onChange={(value) => typeof value === 'number' && value >= 1 && setQuantity(value)}
          />
          <Group justify="space-between">
            <Text fw={600} className="tabular">
              {formatMoney(cents(unitCents(offer, choice) * quantity))}
            </Text>
            <Button type="submit" disabled={!isReady}>
              {t('order_entry.put')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

type GroupProps = {
  group: OfferExtraGroup;
  choice: Choice;
  variant: OfferVariant | null;
  onChoose: (next: Choice) => void;
};

function GroupFields({ group, choice, variant, onChoose }: GroupProps) {
  const t = useText(adminDe);
  const { minimum, maximum, mostOfSame, extras } = group;
  const countOf = (id: string) => choice.extras.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  const taken = extras.reduce((sum, { id }) => sum + countOf(id), 0);
  const take = (id: string, quantity: number) => {
    const others = choice.extras.filter(({ extraId }) => extraId !== id);
    onChoose({ ...choice, extras: quantity > 0 ? [...others, { extraId: id, quantity }] : others });
  };
  const name = `${textIn(group.name, currentLanguage())} (${rangeWords(t, minimum, maximum)})`;
  if (minimum === 1 && maximum === 1) {
    const ids = extras.map(({ id }) => id);
    const choose = (id: string) =>
      onChoose({
        ...choice,
        extras: [...choice.extras.filter(({ extraId }) => !ids.includes(extraId)), { extraId: id, quantity: 1 }],
      });
    return (
      <Radio.Group label={name} value={ids.find((id) => countOf(id) > 0) ?? ''} onChange={choose}>
        <Stack gap="xs" mt={4}>
          {extras.map((extra) => (
            <Radio key={extra.id} value={extra.id} label={extraWords(extra, variant)} disabled={isOut(extra)} />
          ))}
        </Stack>
      </Radio.Group>
    );
  }
  return (
    <fieldset className={classes.group}>
      <Text component="legend" size="sm" fw={600} mb={4}>
        {name}
      </Text>
      <div className={classes.extras}>
        {extras.map((extra) => (
          <ExtraField
            key={extra.id}
            extra={extra}
            variant={variant}
            count={countOf(extra.id)}
            most={Math.min(mostOfSame, maximum - taken + countOf(extra.id))}
            isSeveral={mostOfSame > 1}
            onTake={(quantity) => take(extra.id, quantity)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const rangeWords = (t: Translate<typeof adminDe>, minimum: number, maximum: number) =>
  minimum === 0
    ? t('order_entry.group_most', { maximum })
    : minimum === maximum
      ? t('order_entry.group_exactly', { maximum })
      : t('order_entry.group_range', { minimum, maximum });

const isOut = ({ isSoldOut, soldOutUntil }: OfferExtra) =>
  isSoldOut && (soldOutUntil === null || soldOutUntil > new Date());

function extraWords(extra: OfferExtra, variant: OfferVariant | null): string {
  const surcharge = surchargeOf(extra, variant);
  const price = surcharge > 0 ? ` · ${formatMoney(cents(surcharge))}` : '';
  return `${textIn(extra.name, currentLanguage())}${price}`;
}

type ExtraProps = {
  extra: OfferExtra;
  variant: OfferVariant | null;
  count: number;
  most: number;
  isSeveral: boolean;
  onTake: (quantity: number) => void;
};

function ExtraField({ extra, variant, count, most, isSeveral, onTake }: ExtraProps) {
  const t = useText(adminDe);
  const id = useId();
  const isGone = isOut(extra);
  const label = isGone ? `${extraWords(extra, variant)} · ${t('order_entry.sold_out')}` : extraWords(extra, variant);
  if (!isSeveral) {
    return (
      <Checkbox
        label={label}
        checked={count > 0}
        disabled={isGone || most < 1}
        onChange={(event) => onTake(event.currentTarget.checked ? 1 : 0)}
      />
    );
  }
  return (
    <div className={classes.extra}>
      <Text component="label" htmlFor={id} size="sm">
        {label}
      </Text>
      <NumberInput
        id={id}
        size="xs"
        className={classes.count ?? ''}
        min={0}
        max={Math.max(0, most)}
        disabled={isGone}
        allowDecimal={false}
        clampBehavior="strict"
        value={count}
        onChange={(value) => typeof value === 'number' && onTake(value)}
      />
    </div>
  );
}
