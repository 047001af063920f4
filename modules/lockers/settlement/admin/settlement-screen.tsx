import { dayOf } from '@fachwerk/base/time';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { Month } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MonthList } from './month-list.tsx';
import { monthName } from './month-name.ts';
import { PreviewPage } from './preview-page.tsx';
import { StatementPage } from './statement-page.tsx';

/** As far back as one settles. */
const MONTHS = 24;
/** Before the id of a franchisee whose statement is not issued yet. */
const PREVIEW = 'preview-';

/** A month with all franchisees, or with oneself; the address holds it. */
export function SettlementScreen() {
  const t = useText(adminDe);
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const months = lastMonths();
  const asked = search.get('month') ?? '';
  const month = Month.safeParse(asked).success ? asked : months[1]!;
  if (id?.startsWith(PREVIEW)) return <PreviewPage companyId={id.slice(PREVIEW.length)} month={month} />;
  if (id) return <StatementPage id={id} />;
  const chooser = (
    <NativeSelect
      label={t('settlement.month')}
      value={month}
      onChange={({ currentTarget }) => setSearch({ month: currentTarget.value }, { replace: true })}
      data={[...new Set([...months, month])].map((value) => ({ value, label: monthName(value) }))}
    />
  );
  return <MonthList month={month} chooser={chooser} />;
}

/** This one first: it runs, and shows what it would cost so far. */
const lastMonths = () => {
  const now = dayOf(new Date()).toPlainYearMonth();
  return Array.from({ length: MONTHS }, (_, back) => now.subtract({ months: back }).toString());
};
