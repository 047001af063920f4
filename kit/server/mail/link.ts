import type { Transporter } from 'nodemailer';
import { traced } from '../observe/tracing/trace.ts';

export type OutgoingMail = {
  /** The same for every try, so that a mailbox that got it twice can show it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly OutgoingFile[];
  /** Left out: the sender of the link. */
  readonly from?: MailSender | undefined;
  readonly replyTo?: string | undefined;
  /** Where whoever gets it ends such mails, by one click in their mail program (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** Where it comes back to if it cannot be delivered. Left out: to the sender. */
  readonly returnPath?: string | undefined;
  /** Shows whoever gets it that the domain of the sender has sent it. */
  readonly dkim?: DkimKey | undefined;
};

type MailSender = { readonly name: string; readonly address: string };
type DkimKey = { readonly domain: string; readonly selector: string; readonly privateKey: string };

export type OutgoingFile = { readonly fileName: string; readonly contentType: string; readonly content: Buffer };

/** The way to the mail server. Throws when it does not take the mail. */
export type MailLink = {
  /** Whose name stands on what leaves by it. */
  readonly sender: MailSender;
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in, and sends nothing. */
  check(): Promise<void>;
  close(): void;
};

export type MailConfig = {
  /** `smtps://name:password@host:465` or `smtp://…`. */
  readonly smtpUrl: string;
  /** `Name <address>`. */
  readonly from: string;
};

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const LIMITS = {
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  socketTimeout: SILENCE_MS,
  // A mail is made of the text it was given: nothing is read from disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** The installation's own mail server. Loads the mail library only where there is one: a start without is a tenth of a second quicker. */
export async function openMailLink({ smtpUrl, from }: MailConfig): Promise<MailLink> {
  const { createTransport } = await import('nodemailer');
  return linkOver(createTransport({ ...LIMITS, url: smtpUrl, pool: true, maxConnections: 2 }), senderOf(from));
}

export type OwnMailServer = {
  readonly host: string;
  /** Where the name leads, as it was judged: a second answer of the name server changes nothing. */
  readonly address: string;
  readonly port: number;
  /** `tls` from the first byte, or asked for before anything is said. Never without. */
  readonly security: 'tls' | 'starttls';
  readonly user: string;
  readonly password: string;
  readonly sender: MailSender;
  /** In tests: a server that has made its certificate itself. */
  readonly mayBeSelfSigned?: boolean | undefined;
};

/** Somebody's own mail server. One connection for each mail: there are few of them. */
export async function openOwnMailLink(server: OwnMailServer): Promise<MailLink> {
  const { createTransport } = await import('nodemailer');
  const { host, address, port, security, user, password: pass, sender, mayBeSelfSigned = false } = server;
  const transport = createTransport({
    ...LIMITS,
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    tls: { servername: host, rejectUnauthorized: !mayBeSelfSigned },
    auth: { user, pass },
  });
  return linkOver(transport, sender);
}

function linkOver(transport: Transporter, sender: MailSender): MailLink {
  return {
    sender,
    send: async (mail) => {
      const { messageId, to, subject, text, html, attachments, from = sender } = mail;
      const { replyTo, unsubscribe, returnPath, dkim } = mail;
      // As an object, an address is one address, whatever stands in it.
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(returnPath && { envelope: { from: returnPath, to } }),
        ...(unsubscribe && { headers: oneClick(unsubscribe) }),
        ...(dkim && {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: SIGNED_HEADERS,
          },
        }),
        attachments: attachments.map(({ fileName: filename, ...file }) => ({ filename, ...file })),
      };
      await traced(
        () => ({ name: 'mail send', kind: 'client', attributes: { 'network.protocol.name': 'smtp' } }),
        async () => void (await transport.sendMail(message)),
      );
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Both of the one click have to be signed (RFC 8058 §4), or nobody offers it. */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post';

/** `Name <address>`, or an address alone. */
function senderOf(from: string): MailSender {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.replace(/^"|"$/g, ''), address };
}

/** The server of the sender is at fault, not whoever was to get the mail: no way there, no way in, or it does not let this sender write. */
export function isFaultOfSender(error: unknown): boolean {
  const { code, command } = (error ?? {}) as { code?: unknown; command?: unknown };
  return SENDER_FAULTS.has(String(code)) || command === 'MAIL FROM';
}

const SENDER_FAULTS = new Set([
  'EAUTH',
  'ECONNECTION',
  'ETIMEDOUT',
  'EDNS',
  'ESOCKET',
  'ETLS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOAUTH',
]);

/** The mail server said no for good (5xx): trying again would get the same answer. */
export function isRefusedForGood(error: unknown): boolean {
  return (error as { permanent?: boolean } | null)?.permanent === true;
}

const LONGEST_REFUSAL = 300;

/** What it said, in its own words, on one line. */
export function refusalOf(error: unknown): string {
  const { response, message } = error as { response?: unknown; message?: unknown };
  const words = typeof response === 'string' ? response : String(message ?? '');
  return words
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REFUSAL)
    .toWellFormed();
}
