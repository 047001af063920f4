import { dayOf } from '@fachwerk/base/time';
import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import { partyOf } from './cii-party.ts';
import { type EInvoice, eInvoiceOf, type NetLine } from './e-invoice.ts';
import type { EInvoiceFormat } from './why-not-e-invoice.ts';
import { element as el, type XmlNode, xmlOf } from './xml.ts';

const PROFILES: Readonly<Record<EInvoiceFormat, string>> = {
  zugferd: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const SPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};
/** What the file says in sentences: those of a German paper, whatever the customer speaks. */
export type CiiWords = Readonly<
  Record<
    | 'paid'
    | 'toPay'
    | 'givenBack'
    | 'setOff'
    | 'discount'
    | 'onlyTip'
    | 'untaxed'
    | 'smallBusiness'
    | 'card'
    | 'transfer',
    string
  >
>;

/** UNTDID 1001: commercial invoice, credit note. */
const TYPES = { invoice: '380', credit: '381' } as const;

/** The invoice as programs read it: UN/CEFACT Cross Industry Invoice, by EN 16931. The order of elements is that of the schema. */
export function ciiOf(figures: InvoiceFigures, format: EInvoiceFormat, words: CiiWords): string {
  const invoice = eInvoiceOf(figures);
  const peppol = el('ram:BusinessProcessSpecifiedDocumentContextParameter', {}, [el('ram:ID', {}, PROCESS)]);
  return xmlOf(
    el('rsm:CrossIndustryInvoice', SPACES, [
      el('rsm:ExchangedDocumentContext', {}, [
        ...(format === 'xrechnung' ? [peppol] : []),
        el('ram:GuidelineSpecifiedDocumentContextParameter', {}, [el('ram:ID', {}, PROFILES[format])]),
      ]),
      el('rsm:ExchangedDocument', {}, [
        el('ram:ID', {}, figures.number),
        el('ram:TypeCode', {}, TYPES[figures.kind]),
        el('ram:IssueDateTime', {}, [date(figures.issuedAt)]),
      ]),
      el('rsm:SupplyChainTradeTransaction', {}, [
        ...invoice.lines.map(lineOf),
        agreementOf(figures),
        el('ram:ApplicableHeaderTradeDelivery', {}, [
          el('ram:ActualDeliverySupplyChainEvent', {}, [
            el('ram:OccurrenceDateTime', {}, [date(figures.serviceUntil)]),
          ]),
        ]),
        settlementOf(figures, invoice, words),
      ]),
    ]),
  );
}

function lineOf({ title, detail, quantity, netCents, vatPercent }: NetLine, at: number): XmlNode {
  const count = { unitCode: 'C62' };
  return el('ram:IncludedSupplyChainTradeLineItem', {}, [
    el('ram:AssociatedDocumentLineDocument', {}, [el('ram:LineID', {}, String(at + 1))]),
    el('ram:SpecifiedTradeProduct', {}, [
      el('ram:Name', {}, title || '-'),
      ...(detail ? [el('ram:Description', {}, detail)] : []),
    ]),
    // The price is that of the whole quantity: so no rounding stands between it and the line.
    el('ram:SpecifiedLineTradeAgreement', {}, [
      el('ram:NetPriceProductTradePrice', {}, [
        el('ram:ChargeAmount', {}, euros(Math.abs(netCents))),
        el('ram:BasisQuantity', count, String(Math.abs(quantity))),
      ]),
    ]),
    el('ram:SpecifiedLineTradeDelivery', {}, [el('ram:BilledQuantity', count, String(quantity))]),
    el('ram:SpecifiedLineTradeSettlement', {}, [
      el('ram:ApplicableTradeTax', {}, taxOf(vatPercent)),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', {}, [el('ram:LineTotalAmount', {}, euros(netCents))]),
    ]),
  ]);
}

function agreementOf({ seller, buyer, orderNumber }: InvoiceFigures): XmlNode {
  return el('ram:ApplicableHeaderTradeAgreement', {}, [
    el('ram:BuyerReference', {}, orderNumber),
    el('ram:SellerTradeParty', {}, partyOf(seller)),
    el('ram:BuyerTradeParty', {}, buyer ? partyOf(buyer) : []),
  ]);
}

function settlementOf(figures: InvoiceFigures, invoice: EInvoice, words: CiiWords): XmlNode {
  const { bank, dueAt, corrects, serviceFrom, serviceUntil } = figures;
  return el('ram:ApplicableHeaderTradeSettlement', {}, [
    ...(bank ? [el('ram:PaymentReference', {}, figures.orderNumber)] : []),
    el('ram:InvoiceCurrencyCode', {}, 'EUR'),
    el('ram:SpecifiedTradeSettlementPaymentMeans', {}, meansOf(figures, words)),
    ...invoice.taxes.map(({ vatPercent, netCents, vatCents }) =>
      el('ram:ApplicableTradeTax', {}, [
        el('ram:CalculatedAmount', {}, euros(vatCents)),
        el('ram:TypeCode', {}, 'VAT'),
        ...(vatPercent === 0 ? [el('ram:ExemptionReason', {}, whyUntaxed(figures, words))] : []),
        el('ram:BasisAmount', {}, euros(netCents)),
        el('ram:CategoryCode', {}, categoryOf(vatPercent)),
        el('ram:RateApplicablePercent', {}, String(vatPercent)),
      ]),
    ),
    ...(day(serviceFrom) === day(serviceUntil)
      ? []
      : [
          el('ram:BillingSpecifiedPeriod', {}, [
            el('ram:StartDateTime', {}, [date(serviceFrom)]),
            el('ram:EndDateTime', {}, [date(serviceUntil)]),
          ]),
        ]),
    ...invoice.allowances.map(({ netCents, vatPercent, title }) =>
      el('ram:SpecifiedTradeAllowanceCharge', {}, [
        el('ram:ChargeIndicator', {}, [el('udt:Indicator', {}, 'false')]),
        el('ram:ActualAmount', {}, euros(netCents)),
        el('ram:Reason', {}, title || words.discount),
        el('ram:CategoryTradeTax', {}, taxOf(vatPercent)),
      ]),
    ),
    el('ram:SpecifiedTradePaymentTerms', {}, [
      el('ram:Description', {}, words[termsOf(figures)]),
      // The end of the last day is the beginning of the next.
      ...(dueAt ? [el('ram:DueDateDateTime', {}, [date(new Date(dueAt.getTime() - 1))])] : []),
    ]),
    el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', {}, [
      el('ram:LineTotalAmount', {}, euros(invoice.lineCents)),
      el('ram:ChargeTotalAmount', {}, euros(0)),
      el('ram:AllowanceTotalAmount', {}, euros(invoice.allowanceCents)),
      el('ram:TaxBasisTotalAmount', {}, euros(invoice.netCents)),
      el('ram:TaxTotalAmount', { currencyID: 'EUR' }, euros(invoice.vatCents)),
      el('ram:GrandTotalAmount', {}, euros(invoice.grossCents)),
      el('ram:TotalPrepaidAmount', {}, euros(invoice.paidCents)),
      el('ram:DuePayableAmount', {}, euros(invoice.dueCents)),
    ]),
    ...(corrects
      ? [
          el('ram:InvoiceReferencedDocument', {}, [
            el('ram:IssuerAssignedID', {}, corrects.number),
            el('ram:FormattedIssueDateTime', {}, [date(corrects.issuedAt, 'qdt')]),
          ]),
        ]
      : []),
  ]);
}

/** Not subject to VAT (`O`) may stand on no invoice beside what is (BR-O-11), so what carries none is exempt. */
function whyUntaxed({ lines, isSmallBusiness }: InvoiceFigures, words: CiiWords): string {
  if (isSmallBusiness) return words.smallBusiness;
  return lines.every(({ kind, vatPercent }) => vatPercent !== 0 || kind === 'tip') ? words.onlyTip : words.untaxed;
}

function termsOf({ kind, paidAt }: InvoiceFigures): keyof CiiWords {
  if (kind === 'credit') return paidAt ? 'givenBack' : 'setOff';
  return paidAt ? 'paid' : 'toPay';
}

const categoryOf = (vatPercent: number) => (vatPercent === 0 ? 'E' : 'S');

const taxOf = (vatPercent: number): XmlNode[] => [
  el('ram:TypeCode', {}, 'VAT'),
  el('ram:CategoryCode', {}, categoryOf(vatPercent)),
  el('ram:RateApplicablePercent', {}, String(vatPercent)),
];

/** UNTDID 4461: how it is or was paid. A card (48) would have to be named with its number, a transfer (58) with the account. */
function meansOf({ bank, option }: InvoiceFigures, { card, transfer }: CiiWords): XmlNode[] {
  if (bank) {
    const account = [el('ram:IBANID', {}, bank.iban), el('ram:AccountName', {}, bank.holder)];
    return [el('ram:TypeCode', {}, '58'), el('ram:PayeePartyCreditorFinancialAccount', {}, account)];
  }
  if (option === null) return [el('ram:TypeCode', {}, '68')];
  const isCash = option === 'cash' || option === 'cash_on_delivery';
  const way = option === 'card_on_site' ? card : transfer;
  return isCash ? [el('ram:TypeCode', {}, '10')] : [el('ram:TypeCode', {}, '1'), el('ram:Information', {}, way)];
}

const euros = (cents: number) => {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole}.${String(rest).padStart(2, '0')}`;
};

const day = (at: Date) => dayOf(at).toString().replaceAll('-', '');
const date = (at: Date, space = 'udt') => el(`${space}:DateTimeString`, { format: '102' }, day(at));
