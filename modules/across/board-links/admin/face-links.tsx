import type { CardFaceSlotProps } from '@fachwerk/boards/slots';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { linkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './card-links.module.css';
import { LOOKS } from './link-styles.ts';

const MOST_SHOWN = 2;

/** On the face of a card: what it is about, and how that is at this moment. Asked once for the whole board. */
export function FaceLinks({ card }: CardFaceSlotProps) {
  const t = useText(adminDe);
  const { links = [] } = useAsk(linkApi.ofBoard, { boardId: card.boardId }).data ?? {};
  const own = links.filter(({ cardId }) => cardId === card.id);
  if (own.length === 0) return null;
  return (
    <ul className={classes.face}>
      {own.slice(0, MOST_SHOWN).map((link) => {
        const { icon: Icon } = LOOKS[link.kind];
        return (
          <li key={`${link.kind} ${link.id}`} data-trouble={link.isTrouble || undefined}>
            <Icon size={16} stroke={1.5} aria-hidden />
            <span>
              {t(`links.kind.${link.kind}`, { name: link.name })}:{' '}
              {t(`links.state.${link.kind}.${link.state}` as 'links.state.box.free')}
            </span>
          </li>
        );
      })}
      {own.length > MOST_SHOWN && <li>+{own.length - MOST_SHOWN}</li>}
    </ul>
  );
}
