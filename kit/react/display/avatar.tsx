import { Avatar } from '@mantine/core';

type Person = { readonly firstName: string; readonly lastName: string };
type Props = { person: Person; picture?: { readonly small: string; readonly large: string } | null; size?: number };

/** Small sizes use the small picture; the fallback is initials. Decorative: the name is always beside it. */
export function PersonAvatar({ person, picture, size = 32 }: Props) {
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`.toUpperCase();
  const src = picture ? (size > 48 ? picture.large : picture.small) : null;
  return (
    <Avatar src={src} alt="" size={size} radius="md" color="accent" aria-hidden>
      {initials}
    </Avatar>
  );
}

export function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}
