import { ButtonLink } from '@fachwerk/site/button';

type Props = { readonly text: string; readonly to: string | null; readonly kind?: 'primary' | 'plain' | 'quiet' };

/** A button that leads somewhere; none without words or a way. */
export function Action({ text, to, kind = 'primary' }: Props) {
  if (!text || !to) return null;
  return (
    <ButtonLink to={to} kind={kind} isNewTab={/^https:/i.test(to)}>
      {text}
    </ButtonLink>
  );
}
