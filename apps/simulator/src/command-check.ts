import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Ack, type Command, signedText } from '@fachwerk/devices/wire';

type Denied = Extract<Ack, { step: 'denied' }>['reason'];

/** Why a careful controller does not carry out a command, or null. */
export function whyNotObey(
  command: Command,
  { key, now, seen, channels }: { key: string; now: Date; seen: ReadonlySet<string>; channels: ReadonlySet<number> },
): Denied | null {
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(signedText(command)).digest();
  const given = Buffer.from(command.signature, 'base64url');
  if (given.length !== signature.length || !timingSafeEqual(given, signature)) return 'signature';
  if (now.getTime() > Date.parse(command.expiresAt)) return 'expired';
  if (seen.has(command.id)) return 'repeated';
  if (command.lock !== null && !channels.has(command.lock)) return 'unknown_lock';
  return null;
}
