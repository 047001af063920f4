import { Trap } from '@fachwerk/inquiries/site-parts';
import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Button } from '@fachwerk/site/button';
import { Field } from '@fachwerk/site/field';
import { Form } from '@fachwerk/site/form';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import { Prose } from '@fachwerk/site/prose';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import { SIGN_UP_NAMES, type SignUpData, signedUpIn, signUpAnchor } from '../../rules/sign-up.ts';
import { siteDe } from '../../texts/site.de.ts';
import css from './newsletter.module.css';
import type { newsletterBlock } from './newsletter-block.ts';

type Given = BlockOf<typeof newsletterBlock, SignUpData | null>;

/** Works without JavaScript. After it was sent, the thanks stand where the form was. */
export function Part({ given }: { readonly given: Given }) {
  const t = useText(siteDe);
  const { path } = useSite();
  const { id, content, settings } = given;
  const Title = settings.showsHeadline && settings.headline !== '' ? 'h3' : 'h2';
  return (
    <div id={signUpAnchor(id)} className={css.newsletter}>
      <div className={css.words}>
        <Title className={css.title}>{content.title || t('newsletter.title')}</Title>
        <Prose text={content.text} level={3} />
      </div>
      {signedUpIn(path) === id ? (
        <Notice kind="ok" title={t('newsletter.sent')} isAnswer>
          <Prose text={content.thanks || t('newsletter.thanks')} />
        </Notice>
      ) : (
        <SignUpForm given={given} />
      )}
    </div>
  );
}

function SignUpForm({ given: { id, content, data } }: { readonly given: Given }) {
  const t = useText(siteDe);
  const { form, problem } = useSite();
  // There may be two on a page: only the one that was sent says what was wrong, and keeps what was typed.
  const isOurs = form[SIGN_UP_NAMES.block]?.[0] === id;
  const kept = isOurs && problem?.code !== 'inquiry.form_old' ? form[SIGN_UP_NAMES.stamp]?.[0] : undefined;
  const hidden = { [SIGN_UP_NAMES.block]: id, [SIGN_UP_NAMES.stamp]: kept ?? data?.stamp ?? '' };
  const path = (name: string) => (isOurs ? name : `${id}.${name}`);
  return (
    <Form hasOwnNotice hidden={hidden}>
      {isOurs && <ProblemNotice />}
      {content.asksName && (
        <Field
          name={`${id}.${SIGN_UP_NAMES.firstName}`}
          path={path('firstName')}
          label={t('newsletter.first_name')}
          autoComplete="given-name"
          isOptional
        />
      )}
      <div className={css.line}>
        <Field
          name={`${id}.${SIGN_UP_NAMES.email}`}
          path={path('email')}
          label={t('newsletter.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <div className={css.send}>
          <Button act={SIGN_UP_NAMES.act}>{content.action || t('newsletter.send')}</Button>
        </div>
      </div>
      <Trap id={`${signUpAnchor(id)}-${SIGN_UP_NAMES.trap}`} />
      <div className={css.privacy}>
        <Prose text={content.privacy || t('newsletter.consent')} />
      </div>
    </Form>
  );
}
