import type { PaperLine } from '../../rules/paper.ts';
import type { Outcome } from './print-job-store.ts';

/** A ticket in ePOS-Print XML, as Server Direct Print wants it; the job's id comes back with what became of it. */
export function epsonTicket(lines: readonly PaperLine[], jobId: string): string {
  const rows = lines.map(({ text, isLarge, isBold }) => {
    const size = isLarge ? '2' : '1';
    return `<text width="${size}" height="${size}" em="${isBold}">${escaped(text.trimEnd())}&#10;</text>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>10000</timeout><printjobid>${shortId(jobId)}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><text lang="de"/><text smooth="true"/>${rows.join('')}<feed line="2"/><cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
}

/** A print job id has at most thirty letters: that of ours without its dashes is 32, and the first two are the same for years. */
const shortId = (id: string) => id.replaceAll('-', '').slice(2);

/** What became of each: `<printjobid>…</printjobid>` and after it `<response success="true" code="" …/>`. Older printers name no job. */
export function epsonOutcomes(xml: string): Outcome[] {
  const parts = xml
    .slice(0, LONGEST)
    .split(/<ePOSPrint>/i)
    .slice(1);
  const outcomes = (parts.length > 0 ? parts : [xml.slice(0, LONGEST)]).map((part) => ({
    token: /<printjobid>([0-9a-f]{1,30})<\/printjobid>/i.exec(part)?.[1] ?? null,
    success: /<response\b[^>]*\bsuccess="(true|false|1|0)"/i.exec(part)?.[1]?.toLowerCase(),
    error: /<response\b[^>]*\bcode="([^"]{0,80})"/i.exec(part)?.[1] ?? '',
  }));
  return outcomes
    .filter(({ success }) => success !== undefined)
    .map(({ token, success, error }) => ({ token, isPrinted: success === 'true' || success === '1', error }));
}

const LONGEST = 100_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
