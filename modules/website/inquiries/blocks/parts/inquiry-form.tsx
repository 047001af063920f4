import type { BlockOf } from '@fachwerk/pages/rules/block-kind';
import { Button } from '@fachwerk/site/button';
import { Check } from '@fachwerk/site/check';
import { Form } from '@fachwerk/site/form';
import { Notice, ProblemNotice } from '@fachwerk/site/notice';
import { Prose } from '@fachwerk/site/prose';
import { useSite } from '@fachwerk/site/site-context';
import { useText } from '@fachwerk/site/texts';
import type { InquiryKind } from '../../contract.ts';
import { elementsOf } from '../../rules/elements.ts';
import type { FormData } from '../../rules/form-data.ts';
import { answerName, FORM_NAMES, formAnchor, sentIn } from '../../rules/form-names.ts';
import { siteDe } from '../../texts/site.de.ts';
import { ElementField } from './element-field.tsx';
import type { FORM_FIELDS } from './form-fields.ts';
import css from './inquiry-form.module.css';
import { Trap } from './trap.tsx';

type Content = BlockOf<{ readonly fields: typeof FORM_FIELDS }>['content'] & { readonly phone?: string };
type Props = {
  readonly kind: InquiryKind;
  readonly given: { readonly id: string; readonly content: Content; readonly data: FormData | null };
};

/** A form that works without JavaScript. After it was sent, the thanks stand where it was. */
export function InquiryForm({ kind, given }: Props) {
  const { path } = useSite();
  const sent = sentIn(path);
  return (
    <div id={formAnchor(given.id)} className={`${css.inquiry} ${given.content.text ? css.withWords : ''}`}>
      {sent?.blockId === given.id ? (
        <Thanks text={given.content.thanks} isMissingReceipt={sent.isMissingReceipt} />
      ) : (
        <OpenForm kind={kind} given={given} />
      )}
    </div>
  );
}

function Thanks({ text, isMissingReceipt }: { readonly text: string; readonly isMissingReceipt: boolean }) {
  const t = useText(siteDe);
  return (
    <Notice kind="ok" title={t('inquiry.form.sent')} isAnswer>
      <Prose text={text} />
      {isMissingReceipt && <p>{t('inquiry.form.no_receipt')}</p>}
    </Notice>
  );
}

function OpenForm({ kind, given: { id, content, data } }: Props) {
  const t = useText(siteDe);
  const { form, problem } = useSite();
  const isOurs = form[FORM_NAMES.block]?.[0] === id;
  // Who mends a field has had the form since it was first drawn.
  const kept = isOurs && problem?.code !== 'inquiry.form_old' ? form[FORM_NAMES.stamp]?.[0] : undefined;
  const elements = elementsOf(kind, content, '');
  const offersReceipt = content.offersReceipt && elements.some(({ type }) => type === 'email');
  const offersNewsletter = content.offersNewsletter && elements.some(({ type }) => type === 'email');
  const hidden = { [FORM_NAMES.block]: id, [FORM_NAMES.stamp]: kept ?? data?.stamp ?? '' };
  return (
    <>
      {content.text && (
        <div className={css.words}>
          <Prose text={content.text} />
        </div>
      )}
      {/* There may be two forms on a page: only the one that was sent says what was wrong. */}
      <Form hasOwnNotice hidden={hidden}>
        {isOurs && <ProblemNotice />}
        {elements.map((element, at) => (
          <ElementField key={answerName(id, at)} name={answerName(id, at)} element={element} />
        ))}
        <Trap id={`${formAnchor(id)}-${FORM_NAMES.trap}`} />
        {offersReceipt && (
          <Check name={FORM_NAMES.receipt} path={`${id}.${FORM_NAMES.receipt}`}>
            {t('inquiry.form.receipt')}
          </Check>
        )}
        {offersNewsletter && (
          <Check name={FORM_NAMES.newsletter} path={`${id}.${FORM_NAMES.newsletter}`}>
            {t('inquiry.form.newsletter')}
          </Check>
        )}
        <div className={css.privacy}>
          {content.privacy ? (
            <Prose text={content.privacy} />
          ) : (
            <p>
              <a href="/shop/datenschutz">{t('inquiry.form.privacy')}</a>
            </p>
          )}
        </div>
        <div>
          <Button act={FORM_NAMES.act}>{content.action || t('inquiry.form.send')}</Button>
        </div>
      </Form>
    </>
  );
}
