import { ask, change } from '@fachwerk/base/contract';
import { FileAnswer, Instant, line, Nothing, Phone, personName } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import {
  Address,
  AddressData,
  Customer,
  CustomerLanguage,
  ErasePreview,
  NewsletterState,
} from '@fachwerk/customers/contract';
import * as z from 'zod/mini';

/** Who is signed in, as they see themselves. */
export const Me = z.extend(z.omit(Customer, { blockedReason: true }), {
  newsletter: NewsletterState,
  createdAt: Instant,
  version: z.int(),
});

export type Me = z.infer<typeof Me>;

/** A path on the own site, where to go after signing in. */
const ReturnTo = z.optional(line(300));

const Token = secret(z.string().check(z.maxLength(200)));

export const loginApi = {
  request: change({
    method: 'POST',
    path: '/public/login',
    access: 'site',
    repeats: 'again',
    evenReadOnly: true,
    triesPerMinute: 10,
    summary: 'Sends a link and a code to sign in. Answers the same whether the address is known or not.',
    // What is no address at all is refused by the use case, in the words of the specification.
    input: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), returnTo: ReturnTo }),
    output: Nothing,
  }),
  /** A mail scanner follows links: only this, behind a button, uses one up. */
  byLink: change({
    method: 'POST',
    path: '/public/login/link',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Signs in by the token of the mail, once. Sets the session cookie.',
    input: z.object({ token: Token }),
    output: z.object({ returnTo: z.string() }),
  }),
  byCode: change({
    method: 'POST',
    path: '/public/login/code',
    access: 'site',
    repeats: 'once',
    evenReadOnly: true,
    triesPerMinute: 10,
    summary: 'Signs in by the code of the mail, in the browser that asked for it.',
    input: z.object({ code: secret(z.string().check(z.maxLength(40))) }),
    output: z.object({ returnTo: z.string() }),
  }),
  signOut: change({
    method: 'POST',
    path: '/public/logout',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Signs out here, or everywhere.',
    input: z.object({ isEverywhere: z._default(z.boolean(), false) }),
    output: Nothing,
  }),
};

const one = z.object({ id: z.uuid() });

const listed = z.object({ addresses: z.array(Address) });

export const accountApi = {
  me: ask({
    method: 'GET',
    path: '/public/me',
    access: 'customer',
    summary: 'Who is signed in. Renews the session cookie now and then.',
    input: z.object({}),
    output: Me,
  }),
  save: change({
    method: 'PUT',
    path: '/public/me',
    access: 'customer',
    repeats: 'version',
    evenReadOnly: true,
    summary: 'Changes one’s own details; `version` is the one that was read.',
    input: z.object({
      version: z.coerce.number().check(z.int()),
      firstName: personName(80, 1),
      lastName: personName(80, 1),
      phone: Phone,
      language: CustomerLanguage,
    }),
    output: Me,
  }),
  addresses: ask({
    method: 'GET',
    path: '/public/my-addresses',
    access: 'customer',
    summary: 'One’s own addresses, the usual one first.',
    input: z.object({}),
    output: listed,
  }),
  addAddress: change({
    method: 'POST',
    path: '/public/my-addresses',
    access: 'customer',
    repeats: 'key',
    evenReadOnly: true,
    summary: 'Adds an address; the first one is the usual one.',
    input: AddressData,
    output: listed,
  }),
  saveAddress: change({
    method: 'PUT',
    path: '/public/my-addresses/:id',
    access: 'customer',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Changes an address.',
    input: z.extend(AddressData, { id: z.uuid() }),
    output: listed,
  }),
  removeAddress: change({
    method: 'DELETE',
    path: '/public/my-addresses/:id',
    access: 'customer',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Removes an address; the oldest of the others becomes the usual one.',
    input: one,
    output: listed,
  }),
  chooseAddress: change({
    method: 'POST',
    path: '/public/my-addresses/:id/default',
    access: 'customer',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Makes an address the usual one.',
    input: one,
    output: listed,
  }),
  newsletter: change({
    method: 'POST',
    path: '/public/me/newsletter',
    access: 'customer',
    repeats: 'same',
    evenReadOnly: true,
    summary: 'Asks for the newsletter (a mail with a link confirms it), or ends it.',
    input: z.object({ isWanted: z.boolean() }),
    output: Me,
  }),
  export: ask({
    method: 'GET',
    path: '/public/me/export',
    access: 'customer',
    summary: 'All that is kept about whoever is signed in, as a file.',
    input: z.object({}),
    output: FileAnswer,
  }),
  previewErase: ask({
    method: 'GET',
    path: '/public/me/erase',
    access: 'customer',
    summary: 'What an erasure takes away, what has to stay and why.',
    input: z.object({}),
    output: ErasePreview,
  }),
  erase: change({
    method: 'POST',
    path: '/public/me/erase',
    access: 'customer',
    repeats: 'once',
    evenReadOnly: true,
    summary: 'Erases whoever is signed in; they type their e-mail address to confirm.',
    input: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)) }),
    output: Nothing,
  }),
};
