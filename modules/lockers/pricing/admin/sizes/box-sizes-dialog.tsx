import { below } from '@fachwerk/base/refusal';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { refusalAt } from '@fachwerk/react/field-refusal';
import { Form } from '@fachwerk/react/form';
import { useHashDialog } from '@fachwerk/react/hash-dialog';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { translate, useText } from '@fachwerk/react/texts';
import { Alert, Button, Text } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import type { BoxSize } from '../../contract.ts';
import { pricingApi } from '../../contract.ts';
import { FIRST_SIZES, whyNotBoxSizes } from '../../rules/box-size.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { SIZES_HASH } from '../shared-menu.tsx';
import { BoxSizeRow } from './box-size-row.tsx';

/** The sizes of all boxes of the network, smallest first. */
export function BoxSizesDialog() {
  const t = useText(adminDe);
  const { isOpen, close } = useHashDialog(SIZES_HASH);
  const mayManage = useMay('locations.manage');
  const asked = useAsk(pricingApi.boxSizes, {}, { isEnabled: isOpen });
  const sizes = asked.data?.boxSizes;
  return (
    <Dialog isOpen={isOpen} onClose={close} size={640} title={t('box_sizes.title')}>
      {asked.isError && !sizes && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={6} />}
      {sizes && (mayManage ? <BoxSizesForm sizes={sizes} onSaved={close} /> : <SizeList sizes={sizes} />)}
    </Dialog>
  );
}

const EMPTY: BoxSize = { code: '', name: '', widthCm: 30, heightCm: 30, depthCm: 45 };

function BoxSizesForm({ sizes, onSaved }: { sizes: BoxSize[]; onSaved: () => void }) {
  const t = useText(adminDe);
  const isFirst = sizes.length === 0;
  const initial = isFirst
    ? FIRST_SIZES.map((size) => ({ ...size, name: t(`box_size.first.${size.code}` as 'box_size.first.S') }))
    : sizes;
  const form = useContractForm(pricingApi.saveBoxSizes.input, { boxSizes: initial });
  const save = useChange(pricingApi.saveBoxSizes, { isQuiet: true });
  const { boxSizes } = form.values;
  const put = (next: BoxSize[]) => form.set('boxSizes', next);

  const onSave = async (values: { boxSizes: BoxSize[] }) => {
    const refusal = whyNotBoxSizes(values.boxSizes);
    if (refusal) throw refusalAt(below('boxSizes', refusal.fields), translate);
    await save.mutateAsync(values);
    notify(t('box_sizes.saved'));
  };
  return (
    <Form form={form} onSave={onSave} onSaved={onSaved} isNew={isFirst}>
      <Text size="sm" c="dimmed">
        {t('box_sizes.about')}
      </Text>
      {isFirst && (
        <Alert color="info" icon={<IconInfoCircle stroke={1.5} />}>
          {t('box_sizes.first')}
        </Alert>
      )}
      <div>
        {boxSizes.map((size, index) => (
          <BoxSizeRow
            // A size that is being typed has no name yet; its place in the list is one.
            key={`boxSizes.${index}`}
            form={form}
            path={`boxSizes.${index}`}
            name={size.code || t('box_sizes.new')}
            isFirst={index === 0}
            isOnly={boxSizes.length === 1}
            onUp={() => put(swapped(boxSizes, index - 1))}
            onRemove={() => put(boxSizes.filter((_, at) => at !== index))}
          />
        ))}
      </div>
      <div>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          onClick={() => put([...boxSizes, EMPTY])}
        >
          {t('box_sizes.add')}
        </Button>
      </div>
    </Form>
  );
}

/** A place changes with the next one. */
function swapped(sizes: readonly BoxSize[], at: number): BoxSize[] {
  return [...sizes.slice(0, at), sizes[at + 1]!, sizes[at]!, ...sizes.slice(at + 2)];
}

function SizeList({ sizes }: { sizes: readonly BoxSize[] }) {
  const t = useText(adminDe);
  if (sizes.length === 0) return <Text c="dimmed">{t('box_sizes.none')}</Text>;
  return (
    <ul>
      {sizes.map(({ code, name, widthCm, heightCm, depthCm }) => (
        <li key={code}>{t('box_sizes.line', { code, name, width: widthCm, height: heightCm, depth: depthCm })}</li>
      ))}
    </ul>
  );
}
