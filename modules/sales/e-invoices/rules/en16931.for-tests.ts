import { XmlDocument, type XmlNode, XmlXPath } from 'libxml2-wasm';

const SPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const DOCUMENT = '/rsm:CrossIndustryInvoice';
const TRADE = `${DOCUMENT}/rsm:SupplyChainTradeTransaction`;
const LINE = `${TRADE}/ram:IncludedSupplyChainTradeLineItem`;
const SELLER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`;
const BUYER = `${TRADE}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`;
const SETTLED = `${TRADE}/ram:ApplicableHeaderTradeSettlement`;
const ALLOWANCE = `${SETTLED}/ram:SpecifiedTradeAllowanceCharge`;
const TAX = `${SETTLED}/ram:ApplicableTradeTax`;
const MEANS = `${SETTLED}/ram:SpecifiedTradeSettlementPaymentMeans`;
const SUMS = `${SETTLED}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`;

const LINE_NET =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const LINE_PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice';
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
const REGISTERED = "ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA' or @schemeID='FC']";
const said = (path: string) => `normalize-space(${path}) != ''`;
const cents = (path: string) => `round(100 * (${path}))`;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type Rule = readonly [name: string, of: string, holds: string];

/** The business rules of EN 16931 (CEN/TC 434) that our papers can break, by their names: what they are about, and what has to be true of it. */
const EN16931: readonly Rule[] = [
  ['BR-01', DOCUMENT, said('rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')],
  ['BR-02', DOCUMENT, said('rsm:ExchangedDocument/ram:ID')],
  ['BR-03', DOCUMENT, said("rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString[@format='102']")],
  ['BR-04', DOCUMENT, said('rsm:ExchangedDocument/ram:TypeCode')],
  ['BR-05', SETTLED, "ram:InvoiceCurrencyCode = 'EUR'"],
  ['BR-06', SELLER, said('ram:Name')],
  ['BR-07', BUYER, said('ram:Name')],
  ['BR-08', SELLER, 'ram:PostalTradeAddress'],
  ['BR-09', SELLER, said('ram:PostalTradeAddress/ram:CountryID')],
  ['BR-10', BUYER, 'ram:PostalTradeAddress'],
  ['BR-11', BUYER, said('ram:PostalTradeAddress/ram:CountryID')],
  ['BR-12', SUMS, said('ram:LineTotalAmount')],
  ['BR-13', SUMS, said('ram:TaxBasisTotalAmount')],
  ['BR-14', SUMS, said('ram:GrandTotalAmount')],
  ['BR-15', SUMS, said('ram:DuePayableAmount')],
  ['BR-16', TRADE, 'ram:IncludedSupplyChainTradeLineItem'],
  ['BR-21', LINE, said('ram:AssociatedDocumentLineDocument/ram:LineID')],
  ['BR-22', LINE, said(QUANTITY)],
  ['BR-23', LINE, `${QUANTITY}/@unitCode = 'C62'`],
  ['BR-24', LINE, said(LINE_NET)],
  ['BR-25', LINE, said('ram:SpecifiedTradeProduct/ram:Name')],
  ['BR-26', LINE, said(`${LINE_PRICE}/ram:ChargeAmount`)],
  ['BR-27', LINE, `${LINE_PRICE}/ram:ChargeAmount >= 0`],
  [
    'BR-29',
    SETTLED,
    'not(ram:BillingSpecifiedPeriod) or ram:BillingSpecifiedPeriod/ram:EndDateTime >= ram:BillingSpecifiedPeriod/ram:StartDateTime',
  ],
  ['BR-31', ALLOWANCE, said('ram:ActualAmount')],
  ['BR-32', ALLOWANCE, said('ram:CategoryTradeTax/ram:CategoryCode')],
  ['BR-33', ALLOWANCE, said('ram:Reason')],
  ['BR-45', TAX, said('ram:BasisAmount')],
  ['BR-46', TAX, said('ram:CalculatedAmount')],
  ['BR-47', TAX, said('ram:CategoryCode')],
  ['BR-48', TAX, said('ram:RateApplicablePercent')],
  ['BR-49', SETTLED, said('ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode')],
  [
    'BR-55',
    SETTLED,
    `not(ram:InvoiceReferencedDocument) or ${said('ram:InvoiceReferencedDocument/ram:IssuerAssignedID')}`,
  ],
  [
    'BR-61',
    MEANS,
    `not(ram:TypeCode = '30' or ram:TypeCode = '58') or ${said('ram:PayeePartyCreditorFinancialAccount/ram:IBANID')}`,
  ],
  ['BR-62', SELLER, 'not(ram:URIUniversalCommunication) or ram:URIUniversalCommunication/ram:URIID/@schemeID'],
  ['BR-63', BUYER, 'not(ram:URIUniversalCommunication) or ram:URIUniversalCommunication/ram:URIID/@schemeID'],
  ['BR-CO-04', LINE, said(`${LINE_TAX}/ram:CategoryCode`)],
  [
    'BR-CO-09',
    `${TRADE}//ram:SpecifiedTaxRegistration/ram:ID[@schemeID='VA']`,
    `translate(substring(., 1, 2), '${letters}', '') = ''`,
  ],
  ['BR-CO-10', SUMS, `${cents('ram:LineTotalAmount')} = ${cents(`sum(${LINE}/${LINE_NET})`)}`],
  ['BR-CO-11', SUMS, `${cents('ram:AllowanceTotalAmount')} = ${cents(`sum(${ALLOWANCE}/ram:ActualAmount)`)}`],
  ['BR-CO-12', SUMS, 'ram:ChargeTotalAmount = 0'],
  [
    'BR-CO-13',
    SUMS,
    `${cents('ram:TaxBasisTotalAmount')} = ${cents('ram:LineTotalAmount - ram:AllowanceTotalAmount + ram:ChargeTotalAmount')}`,
  ],
  ['BR-CO-14', SUMS, `${cents('ram:TaxTotalAmount')} = ${cents(`sum(${TAX}/ram:CalculatedAmount)`)}`],
  ['BR-CO-15', SUMS, `${cents('ram:GrandTotalAmount')} = ${cents('ram:TaxBasisTotalAmount + ram:TaxTotalAmount')}`],
  ['BR-CO-16', SUMS, `${cents('ram:DuePayableAmount')} = ${cents('ram:GrandTotalAmount - ram:TotalPrepaidAmount')}`],
  // The rule forgives a euro; what VAT inside of prices makes is one cent.
  ['BR-CO-17', TAX, `(${cents('ram:CalculatedAmount')} - ram:BasisAmount * ram:RateApplicablePercent) <= 1`],
  ['BR-CO-17', TAX, `(${cents('ram:CalculatedAmount')} - ram:BasisAmount * ram:RateApplicablePercent) >= -1`],
  ['BR-CO-18', SETTLED, 'ram:ApplicableTradeTax'],
  ['BR-CO-25', SUMS, `not(ram:DuePayableAmount > 0) or ${said('../ram:SpecifiedTradePaymentTerms')}`],
  ['BR-CO-26', SELLER, REGISTERED],
  [
    'BR-S-01',
    TRADE,
    `not(.//ram:IncludedSupplyChainTradeLineItem//ram:CategoryCode = 'S') or ${TAX}/ram:CategoryCode = 'S'`,
  ],
  ['BR-S-02', SELLER, `not(${TAX}/ram:CategoryCode = 'S') or ${REGISTERED}`],
  ['BR-S-05', `${LINE}/${LINE_TAX}[ram:CategoryCode = 'S']`, 'ram:RateApplicablePercent > 0'],
  ['BR-S-06', `${ALLOWANCE}/ram:CategoryTradeTax[ram:CategoryCode = 'S']`, 'ram:RateApplicablePercent > 0'],
  ['BR-S-10', `${TAX}[ram:CategoryCode = 'S']`, 'not(ram:ExemptionReason)'],
  [
    'BR-E-01',
    SETTLED,
    `count(ram:ApplicableTradeTax[ram:CategoryCode = 'E']) = number(boolean(${LINE}//ram:CategoryCode[. = 'E']))`,
  ],
  ['BR-E-05', `${LINE}/${LINE_TAX}[ram:CategoryCode = 'E']`, 'ram:RateApplicablePercent = 0'],
  ['BR-E-06', `${ALLOWANCE}/ram:CategoryTradeTax[ram:CategoryCode = 'E']`, 'ram:RateApplicablePercent = 0'],
  ['BR-E-09', `${TAX}[ram:CategoryCode = 'E']`, 'ram:CalculatedAmount = 0'],
  ['BR-E-10', `${TAX}[ram:CategoryCode = 'E']`, said('ram:ExemptionReason')],
  ['BR-DEC', "//*[contains(local-name(), 'Amount')]", "string-length(substring-after(., '.')) = 2"],
  ['BR-CL-01', DOCUMENT, "rsm:ExchangedDocument/ram:TypeCode = '380' or rsm:ExchangedDocument/ram:TypeCode = '381'"],
  ['BR-CL-14', '//ram:CountryID', `string-length(.) = 2 and translate(., '${letters}', '') = ''`],
  ['BR-CL-16', MEANS, "contains(' 1 10 58 68 ', concat(' ', ram:TypeCode, ' '))"],
];

/** What German offices ask for beyond it (KoSIT, XRechnung 3.0), with the rules it takes from Peppol. */
const XRECHNUNG: readonly Rule[] = [
  ['BR-DE-1', SETTLED, 'ram:SpecifiedTradeSettlementPaymentMeans'],
  ['BR-DE-2', SELLER, 'ram:DefinedTradeContact'],
  ['BR-DE-3', SELLER, said('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-4', SELLER, said('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-5', SELLER, said('ram:DefinedTradeContact/ram:PersonName')],
  ['BR-DE-6', SELLER, said('ram:DefinedTradeContact/ram:TelephoneUniversalCommunication/ram:CompleteNumber')],
  ['BR-DE-7', SELLER, said('ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID')],
  ['BR-DE-8', BUYER, said('ram:PostalTradeAddress/ram:CityName')],
  ['BR-DE-9', BUYER, said('ram:PostalTradeAddress/ram:PostcodeCode')],
  ['BR-DE-14', TAX, said('ram:RateApplicablePercent')],
  ['BR-DE-15', TRADE, said('ram:ApplicableHeaderTradeAgreement/ram:BuyerReference')],
  ['BR-DE-16', SELLER, REGISTERED],
  [
    'BR-DE-21',
    DOCUMENT,
    "contains(rsm:ExchangedDocumentContext, 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0')",
  ],
  [
    'BR-DE-23-a',
    MEANS,
    "not(ram:TypeCode = '58') or (ram:PayeePartyCreditorFinancialAccount and not(ram:ApplicableTradeSettlementFinancialCard))",
  ],
  ['BR-DE-24-a', MEANS, "not(ram:TypeCode = '48' or ram:TypeCode = '54' or ram:TypeCode = '55')"],
  ['BR-TMP-32', TRADE, said('ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent')],
  [
    'PEPPOL-EN16931-R001',
    DOCUMENT,
    said('rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID'),
  ],
  ['PEPPOL-EN16931-R008', '//*[not(*)]', said('.')],
  ['PEPPOL-EN16931-R010', BUYER, said('ram:URIUniversalCommunication/ram:URIID')],
  ['PEPPOL-EN16931-R020', SELLER, said('ram:URIUniversalCommunication/ram:URIID')],
  [
    'PEPPOL-EN16931-R120',
    LINE,
    `${cents(LINE_NET)} = ${cents(`${QUANTITY} * ${LINE_PRICE}/ram:ChargeAmount div ${LINE_PRICE}/ram:BasisQuantity`)}`,
  ],
  ['PEPPOL-EN16931-R121', LINE, `${LINE_PRICE}/ram:BasisQuantity > 0`],
  ['PEPPOL-EN16931-R130', LINE, `${LINE_PRICE}/ram:BasisQuantity/@unitCode = ${QUANTITY}/@unitCode`],
];

const compiled = new Map<string, XmlXPath>();
function path(words: string): XmlXPath {
  const known = compiled.get(words) ?? XmlXPath.compile(words, SPACES);
  compiled.set(words, known);
  return known;
}

/** Names of the rules that this file breaks. */
export function brokenRules(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    const isXrechnung = xml.includes('xrechnung_3.0');
    const broken = [...EN16931, ...(isXrechnung ? XRECHNUNG : [])].filter(
      ([, of, holds]) => !document.find(path(of)).every((node) => node.eval(path(`boolean(${holds})`)) === true),
    );
    return [...new Set([...broken.map(([name]) => name), ...sumsOfRates(document)])];
  } finally {
    document.dispose();
  }
}

/** BR-S-08, BR-E-08: what a rate is reckoned from is what its lines come to, less its discounts. */
function sumsOfRates(document: XmlDocument): string[] {
  const wordOf = (node: XmlNode, of: string) => String(node.eval(path(`string(${of})`)));
  const wrong = document.find(path(TAX)).filter((tax) => {
    const of = `[ram:CategoryCode = '${wordOf(tax, 'ram:CategoryCode')}'][ram:RateApplicablePercent = ${wordOf(tax, 'ram:RateApplicablePercent')}]`;
    const lines = `sum(${LINE}[${LINE_TAX}${of}]/${LINE_NET})`;
    const allowances = `sum(${ALLOWANCE}[ram:CategoryTradeTax${of}]/ram:ActualAmount)`;
    return tax.eval(path(`${cents('ram:BasisAmount')} = ${cents(`${lines} - ${allowances}`)}`)) !== true;
  });
  return wrong.map((tax) => `BR-${wordOf(tax, 'ram:CategoryCode')}-08`);
}
