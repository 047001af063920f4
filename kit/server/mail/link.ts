type OutgoingMail = {
  /** The same for every try, so that a mailbox that got it twice can show it once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly OutgoingFile[];
};

export type OutgoingFile = { readonly fileName: string; readonly contentType: string; readonly content: Buffer };

/** The way to the mail server. Throws when it does not take the mail. */
export type MailLink = {
  send(mail: OutgoingMail): Promise<void>;
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

/** Loads the mail library only where there is a mail server: a start without one is a tenth of a second quicker. */
export async function openMailLink({ smtpUrl, from }: MailConfig): Promise<MailLink> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail is made of the text it was given: nothing is read from disk or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, to, subject, text, html, attachments }) => {
      // As an object, an address is one address, whatever stands in it.
      await transport.sendMail({
        ...{ from, to: { name: '', address: to }, subject, text, html, messageId },
        attachments: attachments.map(({ fileName: filename, ...file }) => ({ filename, ...file })),
      });
    },
    close: () => transport.close(),
  };
}

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
