import type { OutgoingMail } from './link.ts';

/** How a mail leaves. */
export type MailWay = {
  send(mail: OutgoingMail): Promise<void>;
  /** Until when it has to wait; null for at once. What carries a secret never waits. */
  later?(): Promise<Date | null>;
};
