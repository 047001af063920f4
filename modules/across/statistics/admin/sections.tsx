import type { ReactNode } from 'react';
import type { ReportName } from '../contract.ts';
import { BoxSection } from './boxes/box-section.tsx';
import { AppointmentSection } from './orders/appointment-section.tsx';
import { ItemSection } from './orders/item-section.tsx';
import { OrderSection } from './orders/order-section.tsx';
import { VisitSection, WorkSection } from './orders/other-sections.tsx';
import type { SectionProps } from './shared/section.ts';

/** One that is missing does not compile. */
const SECTIONS: { readonly [Name in ReportName]: (props: SectionProps<Name>) => ReactNode } = {
  boxes: BoxSection,
  orders: OrderSection,
  item: ItemSection,
  appointments: AppointmentSection,
  visits: VisitSection,
  work: WorkSection,
};

type Props = Omit<SectionProps<ReportName>, 'report'> & { readonly name: ReportName };

export function Section({ name, ...props }: Props) {
  const Drawn = SECTIONS[name] as (props: SectionProps<ReportName>) => ReactNode;
  return <Drawn {...props} report={props.statistics[name]!} />;
}
