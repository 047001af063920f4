import { formatMoney } from '@fachwerk/base/format-number';
import { formatDay, formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE, startOfDay } from '@fachwerk/base/time';
import type { Company, CompanyData } from '@fachwerk/companies/contract';
import { vatRateOf } from '@fachwerk/companies/rules/tax';
import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import type { InvoiceDocument } from '@fachwerk/orders/facade-record';
import type { BankData } from '@fachwerk/payments/contract-account';
import type { Translate } from '@fachwerk/server/translator';
import type { StatementAmounts, Terms } from '../../contract.ts';
import { grossOf, tierShares, VAT_PERCENT } from '../../rules/amounts.ts';

type Parts = {
  readonly t: Translate;
  readonly seller: Company;
  readonly buyer: CompanyData;
  readonly month: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly terms: Terms;
  readonly amounts: StatementAmounts;
  readonly papers: number;
  readonly bank: BankData | null;
};

const money = (cents: number) => formatMoney(cents, LOCALES.de);

/** Everything that is printed, and the same in figures for programs; kept with the statement. */
export function statementPaper(parts: Parts): InvoiceDocument {
  const { t, seller, buyer, month, number, issuedAt, terms, amounts, papers, bank } = parts;
  const lines = linesOf(parts);
  const rate = vatRateOf(seller, VAT_PERCENT);
  const date = (at: Date) => formatTime(at, HOUSE_ZONE, LOCALES.de, 'date');
  const name = formatDay(`${month}-01`, LOCALES.de, { month: 'long', year: 'numeric' });
  const address = ({ legalName, name: short, address: at }: CompanyData) => [
    legalName || short,
    at.street,
    `${at.postcode} ${at.city}`.trim(),
  ];
  return {
    layout: 1,
    title: t('settlement.paper.title', { month: name }),
    author: seller.legalName || seller.name,
    seller: address(seller).filter(Boolean),
    buyer: address(buyer).filter(Boolean),
    facts: [
      { label: t('settlement.paper.number'), value: number },
      { label: t('settlement.paper.date'), value: date(issuedAt) },
      { label: t('settlement.paper.period'), value: name },
    ],
    intro: t('settlement.paper.intro', { count: papers, base: money(amounts.baseCents) }),
    head: [
      t('settlement.paper.what'),
      t('settlement.paper.of'),
      t('settlement.paper.share'),
      // Where no VAT is charged, none is named, not even of none (§ 19 UStG).
      rate === 0 ? '' : t('settlement.paper.vat'),
      t(rate === 0 ? 'settlement.paper.amount' : 'settlement.paper.net'),
    ],
    lines: lines.map(({ title, of, share, netCents }) => ({
      title,
      detail: '',
      cells: [of, share, rate === 0 ? '' : `${rate} %`, money(netCents)],
    })),
    sums:
      rate === 0
        ? []
        : [
            { label: t('settlement.paper.sum_net'), value: money(amounts.netCents) },
            { label: t('settlement.paper.sum_vat', { percent: rate }), value: money(amounts.vatCents) },
          ],
    total: { label: t('settlement.paper.total'), value: money(amounts.grossCents) },
    notes: [
      ...(rate === 0 ? [t('settlement.paper.small_business')] : []),
      t('settlement.paper.trace'),
      ...(bank ? [t('settlement.paper.transfer', { holder: bank.holder, iban: bank.iban, number })] : []),
    ],
    footer: [
      [...address(seller), seller.phone, seller.email].filter(Boolean).join(' · '),
      seller.vatId ? t('settlement.paper.vat_id', { vatId: seller.vatId }) : '',
      seller.taxNumber ? t('settlement.paper.tax_number', { taxNumber: seller.taxNumber }) : '',
    ].filter(Boolean),
    figures: figuresOf(parts, lines),
  };

  function linesOf({ t: words }: Parts) {
    const shares = tierShares(amounts.baseCents, terms.tiers).filter(({ ofCents }, at) => ofCents !== 0 || at === 0);
    return [
      ...shares.map(({ fromCents, basisPoints, ofCents, shareCents }) => ({
        title:
          fromCents === 0
            ? words('settlement.paper.tier')
            : words('settlement.paper.tier_from', { from: money(fromCents) }),
        of: money(ofCents),
        share: `${String(basisPoints / 100).replace('.', ',')} %`,
        netCents: shareCents,
      })),
      ...(amounts.minimumCents > 0
        ? [
            {
              title: words('settlement.paper.minimum', { minimum: money(terms.minimumCents) }),
              of: '',
              share: '',
              netCents: amounts.minimumCents,
            },
          ]
        : []),
      ...terms.fees.map((fee) => ({ title: fee.name, of: '', share: '', netCents: fee.cents })),
    ];
  }
}

function figuresOf(
  { seller, buyer, month, number, issuedAt, bank }: Parts,
  lines: readonly { readonly title: string; readonly netCents: number }[],
): InvoiceFigures {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const rate = vatRateOf(seller, VAT_PERCENT);
  const gross = grossOf(
    lines.map(({ netCents }) => netCents),
    rate,
  );
  const party = ({ legalName, name, representedBy, address, vatId, taxNumber, email, phone }: CompanyData) => ({
    name: legalName || name,
    person: representedBy,
    ...address,
    vatId,
    taxNumber,
    email,
    phone,
  });
  return {
    kind: 'invoice',
    number,
    issuedAt,
    orderNumber: number,
    corrects: null,
    option: 'invoice',
    paidAt: null,
    dueAt: null,
    bank,
    serviceFrom: startOfDay(first),
    serviceUntil: new Date(startOfDay(first.add({ months: 1 })).getTime() - 1),
    seller: party(seller),
    buyer: party(buyer),
    ...(seller.isSmallBusiness && { isSmallBusiness: true }),
    lines: lines.map(({ title }, at) => ({
      kind: 'item',
      title,
      detail: '',
      quantity: 1,
      unitCents: gross[at]!,
      vatPercent: rate,
    })),
  };
}
