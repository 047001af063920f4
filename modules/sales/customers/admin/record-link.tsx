import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { customerApi } from '../contract-staff.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Part of an address may be found in several: the first of a page is not always the one. */
const FEW = 20;

/** For what knows people by the address they gave: whoever has it among the customers one may see is them. */
export function RecordLink({ email }: { email: string }) {
  const t = useText(adminDe);
  const isEnabled = useMay('customers.read') && email !== '';
  const asked = useAsk(
    customerApi.list,
    { filter: { search: email, sort: 'createdAt', dir: 'desc', limit: FEW } },
    { isEnabled },
  );
  const found = isEnabled && asked.data?.customers.find((each) => each.email === email.toLowerCase());
  if (!found) return null;
  return (
    <Anchor component={Link} to={`/admin/customers/${found.id}`}>
      {t('customers.record.open')}
    </Anchor>
  );
}
