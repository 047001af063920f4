import { addMinutes } from '@fachwerk/base/time';
import type { RecordState, SenderProblem, SenderRecord } from '../contract.ts';
import { SMTP_PORTS } from '../contract.ts';

/** After the own server has failed, mails take the platform's at once for so long: nobody waits for each of them again. */
export const REST_MINUTES = 15;

export type SenderState =
  | { readonly kind: 'address'; readonly spf: RecordState; readonly dkim: RecordState }
  | { readonly kind: 'smtp'; readonly failedAt: Date | null };

/** By which way mails leave now: under the own address once both records were found, by the own server unless it has just failed. */
export function wayNow(sender: SenderState | null, now: Date): 'platform' | 'address' | 'smtp' {
  if (!sender) return 'platform';
  if (sender.kind === 'address') return sender.spf === 'ok' && sender.dkim === 'ok' ? 'address' : 'platform';
  return sender.failedAt && now < addMinutes(sender.failedAt, REST_MINUTES) ? 'platform' : 'smtp';
}

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Whoever has a mailbox there does not have its domain. */
const MAILBOXES = new Set(
  'gmail.com googlemail.com gmx.de gmx.net web.de outlook.com outlook.de hotmail.com hotmail.de live.com live.de yahoo.com yahoo.de icloud.com me.com t-online.de freenet.de posteo.de mailbox.org proton.me aol.com'.split(
    ' ',
  ),
);

/** Why an address cannot be sent from by the platform's server. */
export function whyNotAddress(address: string): SenderProblem | null {
  return MAILBOXES.has(domainOf(address)) ? 'mail_sender.public_domain' : null;
}

export function whyNotPort(port: number, ports: readonly number[] = SMTP_PORTS): SenderProblem | null {
  return ports.includes(port) ? null : 'mail_sender.port_refused';
}

type Wanted = {
  readonly address: string;
  readonly selector: string;
  readonly publicKey: string;
  readonly platformDomain: string;
};

export const dkimName = ({ address, selector }: Pick<Wanted, 'address' | 'selector'>) =>
  `${selector}._domainkey.${domainOf(address)}`;

/** What has to be entered where the domain was bought. A domain has one SPF record: where there is one, the part is added to it. */
export function recordsFor(
  wanted: Wanted,
  state: { readonly spf: RecordState; readonly dkim: RecordState },
): SenderRecord[] {
  return [
    {
      purpose: 'spf',
      type: 'TXT',
      name: domainOf(wanted.address),
      value: `v=spf1 ${spfPart(wanted.platformDomain)} ~all`,
      state: state.spf,
    },
    {
      purpose: 'dkim',
      type: 'TXT',
      name: dkimName(wanted),
      value: `v=DKIM1; k=rsa; p=${wanted.publicKey}`,
      state: state.dkim,
    },
  ];
}

const spfPart = (platformDomain: string) => `include:${platformDomain}`;

/** What the texts at the domain say about who may send for it. */
export function spfState(texts: readonly string[], platformDomain: string): RecordState {
  const records = texts.map((text) => text.trim().toLowerCase()).filter((text) => /^v=spf1( |$)/.test(text));
  if (records.length === 0) return 'missing';
  // Two of them count as none (RFC 7208, 3.2).
  const isThere = records.length === 1 && records[0]!.split(/\s+/).includes(spfPart(platformDomain));
  return isThere ? 'ok' : 'different';
}

/** What stands under the name of the key. Long keys come in several parts, and spaces mean nothing. */
export function dkimState(texts: readonly string[], publicKey: string): RecordState {
  const keys = texts.flatMap((text) => /(?:^|;)\s*p=([^;]*)/.exec(text)?.[1]?.replace(/\s+/g, '') ?? []);
  if (keys.length === 0) return 'missing';
  return keys.includes(publicKey) ? 'ok' : 'different';
}
