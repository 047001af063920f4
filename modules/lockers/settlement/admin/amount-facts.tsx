import { cents } from '@fachwerk/base/money';
import { Fact, Facts } from '@fachwerk/react/facts';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import type { ReactNode } from 'react';
import type { StatementAmounts } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { AMOUNTS } from './amount-columns.ts';

/** The sums of a statement in the order in which they add up. */
export function AmountFacts({ amounts, children }: { amounts: StatementAmounts; children?: ReactNode }) {
  const t = useText(adminDe);
  return (
    <Facts>
      {children}
      {AMOUNTS.map(({ name, of }) => (
        <Fact key={name} name={t(`settlement.${name}`)}>
          {formatMoney(cents(of(amounts)))}
        </Fact>
      ))}
    </Facts>
  );
}
