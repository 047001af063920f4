import { cents } from '@fachwerk/base/money';
import type { Item } from '@fachwerk/catalog/contract';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { extraApi } from '../../contract-extra.ts';
import { pictureApi } from '../../contract-picture.ts';
import { type ItemOptions, optionApi } from '../../contract-variant.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { GroupChoiceDialog } from '../extras/group-choice-dialog.tsx';
import { PicturesDialog } from '../pictures/pictures-dialog.tsx';
import { VariantSupply } from '../variants/variant-supply.tsx';
import { VariantsDialog } from '../variants/variants-dialog.tsx';
import classes from './options-panel.module.css';

type Open = 'pictures' | 'variants' | 'extras' | null;

/** Pictures, variants and extras of an item, each written in a dialog of its own: they are saved by themselves. */
export function OptionsPanel({ item }: { item: Item }) {
  const asked = useAsk(optionApi.find, { itemId: item.id });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={3} />;
  const { options, prices } = asked.data;
  return (
    <div className={classes.panel}>
      <PicturesPart itemId={item.id} onOpen={() => setOpen('pictures')} isOpen={open === 'pictures'} onClose={close} />
      <VariantsPart item={item} options={options} onOpen={() => setOpen('variants')} />
      <ExtrasPart options={options} onOpen={() => setOpen('extras')} />
      {open === 'variants' && <VariantsDialog item={item} options={options} prices={prices} onClose={close} />}
      {open === 'extras' && <GroupChoiceDialog itemId={item.id} options={options} onClose={close} />}
    </div>
  );
}

type PicturesProps = { itemId: string; isOpen: boolean; onOpen: () => void; onClose: () => void };

function PicturesPart({ itemId, isOpen, onOpen, onClose }: PicturesProps) {
  const t = useText(adminDe);
  const pictures = useAsk(pictureApi.listOfItem, { itemId }).data?.pictures ?? [];
  return (
    <Part title={t('pictures.title')} action={t('pictures.edit')} onOpen={onOpen}>
      {pictures.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('pictures.none')}
        </Text>
      ) : (
        <ul className={classes.strip}>
          {pictures.map(({ id, alt, sources }) => (
            <li key={id}>
              <img src={sources[0]?.url} alt={alt.de ?? ''} className={classes.thumb} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <PicturesDialog itemId={itemId} pictures={pictures} onClose={onClose} />}
    </Part>
  );
}

function VariantsPart({ item, options, onOpen }: { item: Item; options: ItemOptions; onOpen: () => void }) {
  const t = useText(adminDe);
  return (
    <Part title={options.variantsName.de || t('variants.title')} action={t('variants.edit')} onOpen={onOpen}>
      {options.variants.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('variants.none')}
        </Text>
      ) : (
        <ul className={classes.variants}>
          {options.variants.map((variant) => (
            <li key={variant.id} className={classes.variant}>
              <Text className={classes.name ?? ''}>{variant.name.de}</Text>
              <Text className="tabular">{formatMoney(cents(variant.priceCents))}</Text>
              <VariantSupply key={`${variant.stock}`} itemId={item.id} variant={variant} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function ExtrasPart({ options, onOpen }: { options: ItemOptions; onOpen: () => void }) {
  const t = useText(adminDe);
  const groups = useAsk(extraApi.list, {}).data?.groups ?? [];
  const names = options.groupIds.flatMap((id) => groups.find((group) => group.id === id)?.name.de ?? []);
  return (
    <Part title={t('extras.title')} action={t('extras.choose')} onOpen={onOpen}>
      <Text size="sm" {...(names.length === 0 && { c: 'dimmed' })}>
        {names.length === 0 ? t('extras.none_here') : names.join(', ')}
      </Text>
    </Part>
  );
}

type PartProps = { title: string; action: string; onOpen: () => void; children: ReactNode };

/** Whoever may not write sees what there is. */
function Part({ title, action, onOpen, children }: PartProps) {
  const mayManage = useMay('catalog.manage');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <Text id={id} component="h2" fw={600} size="sm">
          {title}
        </Text>
        {mayManage && (
          <Button variant="subtle" size="compact-sm" onClick={onOpen}>
            {action}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
