import type { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import type { MachineReadable } from '@fachwerk/orders/facade-record';
import { ciiOf } from '../rules/cii.ts';
import { whyNotEInvoice } from '../rules/why-not-e-invoice.ts';
import { CII_WORDS } from './cii-words.ts';

const FILE = 'factur-x.xml';
const SPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROPERTIES = {
  DocumentType: 'INVOICE',
  DocumentFileName: FILE,
  Version: '1.0',
  ConformanceLevel: 'EN 16931',
} as const;

/** The figures as a file inside the printed invoice (PDF/A-3), and the words by which programs know that it is there. */
export async function facturX(figures: InvoiceFigures): Promise<MachineReadable | null> {
  if (whyNotEInvoice(figures, 'zugferd')) return null;
  return {
    fileName: FILE,
    bytes: Buffer.from(ciiOf(figures, 'zugferd', CII_WORDS)),
    contentType: 'text/xml',
    metadata: `
      <rdf:Description rdf:about="" xmlns:fx="${SPACE}">
        ${Object.entries(PROPERTIES)
          .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
          .join('')}
      </rdf:Description>
      ${EXTENSION}`,
  };
}

/** PDF/A wants every name explained that it does not know itself. */
const EXTENSION = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${SPACE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${Object.keys(PROPERTIES)
        .map(
          (name) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
            <pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
            <pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;
