import { formatMoney } from '@fachwerk/base/format-number';
import { formatDuration } from '@fachwerk/base/format-time';
import { useLocale, useText } from '@fachwerk/site/texts';
import type { OfferedService } from '../contract.ts';
import { siteDe } from '../texts/site.de.ts';

/** How long it takes and what it costs, before the first button. */
export function ServiceFacts({
  service,
}: {
  readonly service: Pick<OfferedService, 'durationMinutes' | 'priceCents'> & { readonly isFrom?: boolean };
}) {
  const t = useText(siteDe);
  const locale = useLocale();
  return (
    <span>
      {formatDuration(service.durationMinutes, locale)} ·{' '}
      <strong>
        {service.isFrom && `${t('book.from')} `}
        <Price cents={service.priceCents} />
      </strong>
    </span>
  );
}

/** What costs nothing is called so. */
export function Price({ cents }: { readonly cents: number | null }) {
  const t = useText(siteDe);
  const locale = useLocale();
  if (cents === null) return t('book.by_agreement');
  return cents === 0 ? t('book.free') : formatMoney(cents, locale);
}
