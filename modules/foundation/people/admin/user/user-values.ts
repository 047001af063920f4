import { Contact, LimitedRole, type Me, RoleId, type User } from '@fachwerk/auth/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Email, line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

/** The picture that is there, and what shall become of it. */
export const Picture = z.object({
  url: z.nullable(z.string()),
  file: z.nullable(z.custom<File>((value) => value instanceof File)),
  isRemoved: z.boolean(),
});
export type Picture = z.infer<typeof Picture>;

/** A form knows no missing fields: what is not there is empty. */
const ContactValues = z.object({
  firstName: Contact.shape.firstName,
  lastName: Contact.shape.lastName,
  phone: line(40),
  position: line(80),
});

export const ProfileValues = z.object({
  contact: ContactValues,
  language: z.enum(LANGUAGES),
  picture: Picture,
});
export type ProfileValues = z.infer<typeof ProfileValues>;

export const UserValues = z.extend(ProfileValues, {
  email: Email,
  backendRoles: z.array(RoleId),
  limitedRoles: z.array(LimitedRole),
  /** The one the form began with: a newer one on the server means that somebody else was quicker. */
  version: z.int(),
});
export type UserValues = z.infer<typeof UserValues>;

export function profileValues({ contact, language, avatar }: User | Me): ProfileValues {
  const { firstName, lastName, phone = '', position = '' } = contact;
  return {
    contact: { firstName, lastName, phone, position },
    language,
    picture: { url: avatar?.large ?? null, file: null, isRemoved: false },
  };
}

export function userValues(user: User): UserValues {
  return {
    ...profileValues(user),
    email: user.email,
    backendRoles: user.backendRoles,
    limitedRoles: user.limitedRoles ?? [],
    version: user.version,
  };
}

/** What two people can have written differently. A picture is replaced, never merged. */
export function comparable({ picture: _picture, version: _version, ...rest }: UserValues) {
  return rest;
}

/** How a picture travels: a new one, the old one taken away, or nothing at all. */
export function pictureFields({ file, isRemoved }: Picture): { avatar?: File; removeAvatar?: boolean } {
  if (file) return { avatar: file };
  return isRemoved ? { removeAvatar: true } : {};
}

/** The address for contact follows the one for signing in, as long as both were the same. */
export function contactFields({ contact, email }: UserValues, before: User): Partial<Contact> {
  const isFollowing = email !== before.email && (before.contact.email ?? before.email) === before.email;
  return isFollowing ? { ...contact, email } : contact;
}
