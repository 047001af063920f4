import { cents } from '@fachwerk/base/money';
import type { Item } from '@fachwerk/catalog/contract';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { extraApi } from '../../contract-extra.ts';
import { pictureApi } from '../../contract-picture.ts';
import { type ItemOptions, optionApi } from '../../contract-variant.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { VariantSupply } from '../variants/variant-supply.tsx';
import classes from './options-panel.module.css';

/** Pictures, variants and extras of an item, for people who write none of it; who keeps the stock says what is left. */
export function OptionsPanel({ item }: { item: Item }) {
  const asked = useAsk(optionApi.find, { itemId: item.id });
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={3} />;
  const { options } = asked.data;
  return (
    <div className={classes.panel}>
      <PicturesPart itemId={item.id} />
      {options.variants.length > 0 && <VariantsPart item={item} options={options} />}
      {options.groupIds.length > 0 && <ExtrasPart options={options} />}
    </div>
  );
}

function PicturesPart({ itemId }: { itemId: string }) {
  const t = useText(adminDe);
  const pictures = useAsk(pictureApi.listOfItem, { itemId }).data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Part title={t('pictures.title')}>
      <ul className={classes.strip}>
        {pictures.map(({ id, alt, sources }) => (
          <li key={id}>
            <img src={sources[0]?.url} alt={alt.de ?? ''} className={classes.thumb} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function VariantsPart({ item, options }: { item: Item; options: ItemOptions }) {
  const t = useText(adminDe);
  return (
    <Part title={options.variantsName.de || t('variants.title')}>
      <ul className={classes.variants}>
        {options.variants.map((variant) => (
          <li key={variant.id} className={classes.variant}>
            <Text className={classes.name ?? ''}>{variant.name.de}</Text>
            <Text className="tabular">{formatMoney(cents(variant.priceCents))}</Text>
            <VariantSupply key={`${variant.stock}`} itemId={item.id} variant={variant} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ExtrasPart({ options }: { options: ItemOptions }) {
  const t = useText(adminDe);
  const groups = useAsk(extraApi.list, {}).data?.groups ?? [];
  const names = options.groupIds.flatMap((id) => groups.find((group) => group.id === id)?.name.de ?? []);
  return (
    <Part title={t('extras.title')}>
      <Text size="sm">{names.join(', ')}</Text>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Text id={id} component="h2" fw={600} size="sm">
        {title}
      </Text>
      {children}
    </section>
  );
}
