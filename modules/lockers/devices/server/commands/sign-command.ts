import { createHmac } from 'node:crypto';
import { seal, unseal } from '@fachwerk/server/crypto';
import type { App } from '@fachwerk/server/ctx';
import { type Command, signedText } from '../../wire.ts';

const PURPOSE = 'controller-command-key';

/** The key is needed for every command, so it is stored encrypted, not hashed. */
export function sealCommandKey(app: App, key: string): string {
  return seal(app, PURPOSE, key);
}

/** Null if the controller has no key that this installation can decrypt. */
export function signedCommand(app: App, keySealed: string | null, command: Omit<Command, 'signature'>): Command | null {
  const key = keySealed === null ? null : unseal(app, PURPOSE, keySealed);
  if (key === null) return null;
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(signedText(command)).digest('base64url');
  return { ...command, signature };
}
