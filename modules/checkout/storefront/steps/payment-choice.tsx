import type { OfferedOption, PaymentOption } from '@fachwerk/payments/contract';
import { Choice } from '@fachwerk/site/choice';
import { useText } from '@fachwerk/site/texts';
import { siteDe } from '../../texts/site.de.ts';

type Props = {
  readonly options: readonly OfferedOption[];
  readonly chosen: PaymentOption | null;
  readonly label: string;
};

export function PaymentChoice({ options, chosen, label }: Props) {
  const t = useText(siteDe);
  const isOffered = options.some(({ option }) => option === chosen);
  return (
    <Choice
      name="zahlungsart"
      path="paymentOption"
      label={label}
      isLabelHidden
      value={(isOffered ? chosen : options[0]?.option) ?? ''}
      options={options.map(({ option }) => ({
        value: option,
        label: t(`checkout.option_${option}`),
        detail: t(`checkout.option_${option}_what`),
      }))}
    />
  );
}
